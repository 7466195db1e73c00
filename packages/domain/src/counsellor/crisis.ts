const PLAIN = [/\bkill (?:myself|me)\b/i, /\bsuicid/i, /自殺|自杀|想死|不想活|唔想生存|割脈/];

/** Whether a text points to self-harm or danger; by rule, in English, written and spoken Chinese. */
export function isCrisis(text: string): boolean {
  return PLAIN.some((pattern) => pattern.test(text));
}
