const AccountPage = (_: { readonly source?: string; readonly id?: string }) => <p>…</p>
export default AccountPage
