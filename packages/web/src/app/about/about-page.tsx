const AboutPage = (_: { readonly source?: string; readonly id?: string }) => <p>…</p>
export default AboutPage
