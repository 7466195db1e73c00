/** Shows the words that index.html keeps for the case that no catalogue can be fetched. */
export function showStartFailure(root: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('#start-failure');
  if (!template) return;
  root.replaceChildren(template.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => location.reload());
}
