import { keyOf, type Message, type Option } from '@conclave/kernel'
import { useEffect, useId, useRef, useState } from 'react'
import type { PromptButton } from '../kit/kit.ts'
import { capOf } from '../play/keys.ts'
import { usePlay } from '../play/play.ts'
import { useDismiss } from '../ui/use-dismiss.ts'
import style from './prompt.module.css'

const idOf = ({ options, name }: PromptButton): string => options.map(keyOf).join() || JSON.stringify(name)

/** The answer that has been opened into its parts, by its id, as long as the same is asked. */
export const useParted = (asked: string): readonly [string | null, (id: string | null) => void] => {
  const [parted, part] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers have other parts
  useEffect(() => part(null), [asked])
  return [parted, part]
}

/** The answer that is open, if it is still among those in the bar. */
export const openedOf = (buttons: readonly PromptButton[], opened: string | null): PromptButton | undefined =>
  buttons.find((button) => button.parts !== undefined && idOf(button) === opened)

/** The answers in the bar; or the parts of one of them, which take the place of all. */
export const Answers = ({
  opened,
  open,
}: {
  readonly opened: string | null
  open(id: string | null): void
}) => {
  const { buttons, texts } = usePlay()
  const place = useRef<HTMLDivElement>(null)
  const whole = openedOf(buttons, opened)
  // Whoever came by key goes on from the first of the parts, and back to where she was.
  const before = useRef<string | null>(null)
  useEffect(() => {
    const buttonsHere = [...(place.current?.querySelectorAll('button') ?? [])]
    if (opened !== null) buttonsHere[1]?.focus()
    else if (before.current !== null)
      buttonsHere.find(({ dataset }) => dataset.parts === before.current)?.focus()
    before.current = opened
  }, [opened])
  useDismiss(whole !== undefined, place, () => open(null))
  return (
    <div ref={place} className={style.answers}>
      {whole === undefined ? (
        buttons.map((button) => <AnswerButton key={idOf(button)} button={button} open={open} />)
      ) : (
        <>
          <button type="button" className="button" onClick={() => open(null)}>
            <span aria-hidden="true">←</span> {texts.t('stage.back')}
          </button>
          {whole.parts?.buttons.map((button) => (
            <AnswerButton key={idOf(button)} button={button} open={open} />
          ))}
        </>
      )}
    </div>
  )
}

/** The key that gives an answer, drawn as a key. */
const KeyCap = ({ option }: { readonly option: Option }) => {
  const key = usePlay().keyFor(option)
  if (key === null) return null
  return (
    <span className="key" aria-hidden="true">
      {capOf(key)}
    </span>
  )
}

/** One answer, or several of a sort that are chosen from in a menu, or in place of all others. */
const AnswerButton = ({ button, open }: { readonly button: PromptButton; open(id: string): void }) => {
  const { options, name, aside = false, quiet = false, objection, parts } = button
  const { question, texts, loaded, chooseFrom } = usePlay()
  const [option, another] = options
  if (objection !== undefined && name !== undefined) return <Impossible name={name} objection={objection} />
  if (question === null || option === undefined) return null
  const isEnding = loaded.kit?.isEnding?.(option) === true
  const asksAgain = another !== undefined || loaded.kit?.throwsAway?.(option, question) === true
  if (parts !== undefined && name !== undefined)
    return (
      <button
        type="button"
        data-option
        data-parts={idOf(button)}
        className={`button ${quiet ? '' : 'primary'}`}
        aria-expanded="false"
        onClick={() => open(idOf(button))}
      >
        {texts.speak(name)}
      </button>
    )
  return (
    <button
      type="button"
      data-option={aside ? undefined : true}
      className={`button ${isEnding || aside || quiet ? '' : 'primary'}`}
      title={isEnding && loaded.kit?.doneAfter?.(question) != null ? texts.t('prompt.last') : undefined}
      aria-haspopup={asksAgain ? 'menu' : undefined}
      onClick={({ currentTarget }) => chooseFrom(options, currentTarget)}
    >
      {another === undefined && <KeyCap option={option} />}
      {name === undefined ? texts.option(question, option) : texts.speak(name)}
    </button>
  )
}

/** An answer that cannot be given now. It says why when it is pointed at or pressed. */
const Impossible = ({ name, objection }: { readonly name: Message; readonly objection: Message }) => {
  const { texts, tell } = usePlay()
  const id = useId()
  const why = texts.speak(objection)
  return (
    <button
      type="button"
      className={`button ${style.impossible}`}
      aria-disabled="true"
      aria-describedby={id}
      title={why}
      onClick={() => tell(why)}
    >
      {texts.speak(name)}
      <span id={id} hidden>
        {why}
      </span>
    </button>
  )
}
