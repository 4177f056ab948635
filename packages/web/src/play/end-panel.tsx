import { usePlay } from './play.ts'

export const EndPanel = ({ again }: { readonly again?: () => void }) => {
  const { snapshot, texts } = usePlay()
  return (
    <section>
      <h2>{snapshot.outcome !== null && texts.outcome(snapshot.outcome.reason)}</h2>
      {again !== undefined && (
        <button type="button" className="button primary" onClick={again}>
          {texts.t('end.again')}
        </button>
      )}
    </section>
  )
}
