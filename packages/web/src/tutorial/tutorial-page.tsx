const TutorialPage = (_: { readonly game: string }) => <p>…</p>
export default TutorialPage
