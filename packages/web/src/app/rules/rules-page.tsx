const RulesPage = (_: { readonly game: string }) => <p>…</p>
export default RulesPage
