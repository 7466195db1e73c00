type FormState = 'open' | 'refused' | 'unknown';

const PATIENCE_MS = 4_000;
/** A state is believed so long; a form that was mended is shown again within it. */
const BELIEVED_MS = 60_000;
/** Redirects are followed only within the form's own site: only the address in the settings is trusted. */
const MOST_REDIRECTS = 3;

/** How the outside form stands to being shown on a page of ours, asked anew once a minute at most. */
export function watchSurveyForm(url: string, now: () => Date): (pageOrigin: string) => Promise<FormState> {
  const known = new Map<string, { readonly state: Promise<FormState>; readonly until: number }>();
  return (pageOrigin) => {
    const kept = known.get(pageOrigin);
    const at = now().getTime();
    if (kept !== undefined && at < kept.until) return kept.state;
    // Whoever sends another Host has it asked again; only one such answer is kept.
    known.clear();
    const state = askForm(new URL(url), pageOrigin);
    known.set(pageOrigin, { state, until: at + BELIEVED_MS });
    return state;
  };
}

async function askForm(url: URL, pageOrigin: string): Promise<FormState> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let asked = url;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const { status, headers, body } = await fetch(asked, { redirect: 'manual', signal });
      await body?.cancel();
      if (status < 300 || status >= 400) {
        return status < 400 && mayBeFramed(headers, asked, pageOrigin) ? 'open' : 'refused';
      }
      asked = new URL(headers.get('location') ?? '', asked);
      if (asked.origin !== url.origin) return 'unknown';
    }
  } catch {
    // Not every server may reach what browsers do.
  }
  return 'unknown';
}

/** Whether a page of the origin may show the answer in a frame: `frame-ancestors` (CSP 3), else X-Frame-Options (RFC 7034). */
export function mayBeFramed(headers: Headers, form: URL, pageOrigin: string): boolean {
  const policies = (headers.get('content-security-policy') ?? '').split(',').flatMap((policy) => {
    const [, sources] = /(?:^|;)\s*frame-ancestors\b([^;]*)/i.exec(policy) ?? [];
    return sources === undefined ? [] : [sources.trim().split(/\s+/)];
  });
  const page = new URL(pageOrigin);
  if (policies.length > 0) {
    return policies.every((sources) => sources.some((source) => isMeant(source.toLowerCase(), form, page)));
  }
  const options = (headers.get('x-frame-options') ?? '').toLowerCase().split(',');
  if (options.some((option) => option.trim() === 'deny')) return false;
  return form.origin === page.origin || !options.some((option) => option.trim() === 'sameorigin');
}

/** Whether a source of a policy means the page: `*`, `'self'`, a scheme, or a host with `*.` before it or a port behind. */
function isMeant(source: string, form: URL, page: URL): boolean {
  if (source === "'self'") return form.origin === page.origin;
  if (source === '*') return true;
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return source === page.protocol;
  const [, scheme, host = '', port] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?/.exec(source) ?? [];
  const isScheme =
    scheme === undefined ||
    `${scheme}:` === page.protocol ||
    (scheme === 'http' && page.protocol === 'https:');
  const isHost = host.startsWith('*.') ? page.hostname.endsWith(host.slice(1)) : host === page.hostname;
  const isPort = port === '*' || (port ?? '') === page.port;
  return isScheme && isHost && isPort;
}
