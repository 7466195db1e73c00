/** One line of the bench. */
export const print = (line: Readonly<Record<string, unknown>>) => console.log(JSON.stringify(line));

export const rounded = (figure: number, digits = 0) => Number(figure.toFixed(digits));
