import { RegisterLayout } from './components/register-layout.tsx';
import { RegistrationForm } from './components/registration-form.tsx';

export function RegisterPage() {
  return (
    <RegisterLayout>
      <RegistrationForm />
    </RegisterLayout>
  );
}
