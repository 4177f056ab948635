const SettingsPage = (_: { readonly source?: string; readonly id?: string }) => <p>…</p>
export default SettingsPage
