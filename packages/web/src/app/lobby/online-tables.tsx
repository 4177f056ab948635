/** Tables on the server: mine, and those that anybody may watch. */
export const OnlineTables = () => null
