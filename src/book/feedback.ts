/** An address to which readers report mistakes, with what it takes besides: a new issue has a title, a letter a subject. */
export function feedbackAddress(to: string, subject: string, text: string): string {
  return withFields(to, { [to.startsWith("mailto:") ? "subject" : "title"]: subject, body: text });
}

export function withFields(to: string, fields: Readonly<Record<string, string>>): string {
  const address = new URL(to);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  // Mail programs show a plus sign as it is.
  address.search = address.search.replaceAll("+", "%20");
  return address.href;
}
