const RemoteTablePage = (_: { readonly id: string }) => <p>…</p>
export default RemoteTablePage
