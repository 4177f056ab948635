import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import { Colours } from './colours.tsx'
import { Lists } from './lists.tsx'
import { Mages } from './mages.tsx'
import style from './opening.module.css'
import { Schools } from './schools.tsx'

const forms: { readonly [kind: string]: (() => React.ReactNode) | undefined } = {
  chooseMage: Mages,
  chooseColour: Colours,
  chooseSchool: Schools,
  chooseList: Lists,
}

/** The choices before the first round: a mage and a colour, then a school and a starting list. They cover the Lodge. */
export const Opening = () => {
  const { table, question, speak } = useBoard()
  if (table.phase !== 'opening') return null
  const Form = question === null ? undefined : forms[question.kind]
  return (
    <div className={style.opening}>
      {Form === undefined ? <p className={style.waiting}>{speak(words('opening.waiting'))}</p> : <Form />}
    </div>
  )
}
