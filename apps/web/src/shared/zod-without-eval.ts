/** zod would try whether it may evaluate text as code, which the page's security policy forbids and reports. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
