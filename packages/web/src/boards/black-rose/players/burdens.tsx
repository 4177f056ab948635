import type { Owner } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { OwnerMark } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import { bodyOf } from '../lodge/bodies.ts'
import { EvocationToken } from '../lodge/models.tsx'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './burdens.module.css'

/** Of whom the evocations are, and what lies on a mage: the jinxes with their cubes, and the Umbras that haunt her. */
export const Burdens = ({ owner }: { readonly owner: Owner }) => {
  const { table } = useBoard()
  const jinxes = bodyOf(table, owner)?.jinxes ?? []
  const company = table.evocations.filter((each) => each.paired === owner || each.owner === owner)
  return (
    <>
      {jinxes.map(({ kind, cubes }) => (
        <Jinx key={kind} owner={owner} kind={kind} cubes={cubes} />
      ))}
      {company.length > 0 && (
        <span className={style.company}>
          {company.map((evocation) => (
            <EvocationToken key={evocation.n} evocation={evocation} listed />
          ))}
        </span>
      )}
    </>
  )
}

/** [VRB-38, VRB-39] A jinx by its name, with the spaces that lift it once they are full. Its card says what it does, and its remedy. */
const Jinx = ({
  owner,
  kind,
  cubes,
}: {
  readonly owner: Owner
  readonly kind: string
  readonly cubes: number
}) => {
  const { cards, speak } = useBoard()
  const info = cards.get(kind)
  if (info?.kind !== 'jinx') return null
  const { spaces } = info.facts
  return (
    <Spot
      thing={`jinx:${owner}.${kind}`}
      label={speak(words('jinx.label', { jinx: say(`jinx.${kind}`), cubes, spaces, text: info.text }))}
      card={kind}
      className={style.jinx}
    >
      <Sign name="jinx" />
      <span>{speak(info.name)}</span>
      <span className={style.spaces}>
        {Array.from({ length: spaces }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
          <i key={at} className={style.space}>
            {at < cubes && <OwnerMark owner={owner} />}
          </i>
        ))}
      </span>
    </Spot>
  )
}
