import { type Message, say } from '@conclave/kernel'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import style from './plan.module.css'

/** Ready as a toggle: one may think again until everybody is. */
export const Ready = ({ lacks }: { readonly lacks: Message | null }) => {
  const { options, choose, me, speak } = useBoard()
  const option = options.find((each) => each.do === 'ready' || each.do === 'unready')
  return (
    <button
      type="button"
      data-stop
      tabIndex={-1}
      className={`button small ${me.ready ? '' : 'primary'} ${style.ready}`}
      aria-pressed={me.ready}
      aria-disabled={option === undefined}
      title={lacks === null ? speak(say('prompt.last')) : speak(lacks)}
      onClick={() => {
        if (option !== undefined) choose(option)
      }}
    >
      {speak(words(me.ready ? 'ready.again' : 'ready.now'))}
    </button>
  )
}
