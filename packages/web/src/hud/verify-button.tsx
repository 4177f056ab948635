import type { MatchFile } from '@conclave/kernel'
import { useState } from 'react'
import { usePlay } from '../play/play.ts'
import type { Flaw } from '../replay/flaw.ts'
import { FlawNote } from '../replay/flaw-note.tsx'
import { isOwnPartIn, nonceOf } from '../table/remote/nonces.ts'

/** Plays the whole match again in this browser and says whether its shuffles were honest. */
export const VerifyButton = ({ file }: { readonly file: MatchFile }) => {
  const { texts, loaded, table, snapshot, nameOf } = usePlay()
  const { t } = texts
  const [result, setResult] = useState<string | null>(null)
  const [flaw, setFlaw] = useState<Flaw | null>(null)
  const check = async () => {
    setResult(t('verify.working'))
    const { flawIn } = await import('../replay/flaw.ts')
    const found = flawIn(loaded.game, file, nonceOf(table.id)?.commitment)
    const own = snapshot.mySeats.length === 0 ? null : isOwnPartIn(file)
    const part = own === null ? '' : ` ${t(own ? 'verify.own' : 'verify.without')}`
    setFlaw(found)
    setResult(found === null ? t('verify.ok') + part : t('verify.bad'))
  }
  return (
    <>
      <p
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '0.75rem',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <button type="button" className="button small" onClick={() => void check()}>
          {t('end.verify')}
        </button>
        <span role="status">{result}</span>
      </p>
      {flaw !== null && <FlawNote flaw={flaw} file={file} loaded={loaded} texts={texts} nameOf={nameOf} />}
    </>
  )
}
