import { type Check, places } from '../project.ts'

// The brackets keep these patterns from finding themselves.
const marks = /\b(?:TO[D]O|FIX[M]E)\b/
const homes = /(?<![\w.@~/-])\/(?:home|Users|root|work|mnt|private)\/\w|\b[A-Z]:\\\\?Users\b/
const registries = /\bregistry\.[\w-]+\.\w+|\bnpm[j]s\.(?:com|org)\b|\bnpm[m]irror\b/

/** Nothing half done, nothing that holds on one machine only. */
export const leftovers: Check = (files) =>
  files.flatMap((file) => [
    ...places(file, file.text, marks, 'unfinished; do it, or write it where it will be found'),
    ...places(file, file.text, homes, 'a path of one machine'),
    ...places(file, file.text, registries, "a registry's address; packages go by name"),
  ])
