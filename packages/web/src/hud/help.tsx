import { useText } from '../texts/context.tsx'
import type { UiText } from '../texts/ui-texts.ts'
import { Dialog } from '../ui/dialog.tsx'

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

export const HelpDialog = ({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) => {
  const t = useText()
  return (
    <Dialog title={t('help')} isOpen={isOpen} onClose={onClose}>
      <table style={{ borderSpacing: '0 0.35rem' }}>
        <tbody>
          {keys.map(([pressed, what]) => (
            <tr key={what}>
              <th
                scope="row"
                style={{ textAlign: 'start', paddingInlineEnd: '1.5rem', whiteSpace: 'nowrap' }}
              >
                {pressed.split('  ').map((key) => (
                  <kbd key={key} style={{ marginInlineEnd: '0.35rem' }}>
                    {key}
                  </kbd>
                ))}
              </th>
              <td>{t(what)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="faint">{t('keys.off')}</p>
    </Dialog>
  )
}
