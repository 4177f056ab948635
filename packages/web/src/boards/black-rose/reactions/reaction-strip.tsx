import { useBoard } from '../context.ts'

/** What one is asked to react to, above the hand. */
export const ReactionStrip = () => {
  const { question, options, speakOption } = useBoard()
  if (question?.kind !== 'react') return null
  return <p>{options.map(speakOption).join(', ')}</p>
}
