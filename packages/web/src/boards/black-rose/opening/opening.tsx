import { useBoard } from '../context.ts'
import type { Question } from '../kit.ts'
import { Colours } from './colours.tsx'
import { Lists } from './lists.tsx'
import { Mages } from './mages.tsx'
import style from './opening.module.css'
import { Schools } from './schools.tsx'

const forms: { readonly [K in Question['kind']]?: () => React.ReactNode } = {
  chooseMage: Mages,
  chooseColour: Colours,
  chooseSchool: Schools,
  chooseList: Lists,
}

export const isOpening = (question: Question | null): boolean =>
  question !== null && Object.hasOwn(forms, question.kind)

/** The choices before the first round: a mage and a colour, then a school and a starting list. They cover the Lodge while one chooses. */
export const Opening = () => {
  const { question } = useBoard()
  const Form = question === null ? undefined : forms[question.kind]
  if (Form === undefined) return null
  return (
    <div className={style.opening}>
      <Form />
    </div>
  )
}
