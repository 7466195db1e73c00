import { LoginForm } from './components/login-form.tsx';
import { LoginLayout } from './components/login-layout.tsx';

export function LoginPage() {
  return (
    <LoginLayout>
      <LoginForm />
    </LoginLayout>
  );
}
