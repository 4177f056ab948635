import { usePlay } from '../play/play.ts'
import type { UiText } from '../texts/ui-texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import style from './help.module.css'

const keys: readonly (readonly [keys: string, what: UiText])[] = [
  ['1 – 9', 'keys.answer'],
  ['/  Ctrl+K', 'keys.palette'],
  ['Space  Esc', 'keys.stage'],
  ['u', 'keys.undo'],
  ['e', 'keys.end'],
  ['h', 'keys.advice'],
  ['g', 'keys.suggest'],
  ['t', 'keys.follow'],
  ['b', 'keys.board'],
  ['p', 'keys.prompt'],
  ['l  r  c  d', 'keys.drawer'],
  ['s', 'keys.seat'],
  ['Tab  ↑ ↓ ← →', 'keys.move'],
  ['Esc', 'keys.close'],
  ['?', 'keys.help'],
]

const last = ['Shift', 'keys.last'] as const

const marks = ['legal', 'pointed', 'staged', 'changed'] as const

/** Help: the meanings of this board's signs, and the keys. */
export const HelpDialog = ({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) => {
  const { loaded, texts, view } = usePlay()
  const { t, speak } = texts
  const legend = loaded.kit?.legend?.(view.table) ?? []
  return (
    <Dialog title={t('help')} isOpen={isOpen} onClose={onClose} wide>
      <h3 className={style.part}>{t('legend.signs')}</h3>
      <ul className={style.signs}>
        {legend.map(({ sign, says }) => (
          <li key={speak(says)}>
            <span className={style.sign} aria-hidden="true">
              {sign(speak)}
            </span>
            {speak(says)}
          </li>
        ))}
        {marks.map((mark) => (
          <li key={mark}>
            <span className={style.sign} aria-hidden="true">
              <i className={style.mark} data-mark={mark} />
            </span>
            {t(`legend.${mark}`)}
          </li>
        ))}
      </ul>
      <div className={style.byKey}>
        <h3 className={style.part}>{t('legend.keys')}</h3>
        <table className={style.keys}>
          <tbody>
            {(loaded.kit?.doneAfter === undefined ? keys : [...keys, last]).map(([pressed, what]) => (
              <tr key={what}>
                <th scope="row">
                  {pressed.split('  ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </th>
                <td>{t(what)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="faint">{t('keys.off')}</p>
      </div>
    </Dialog>
  )
}
