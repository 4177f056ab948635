const RulesView = (_: { readonly game: string; readonly at: string | null; readonly compact?: boolean }) => (
  <p>…</p>
)
export default RulesView
