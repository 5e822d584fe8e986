/** The form that people read: `905321234567` becomes `0532 123 45 67`, foreign digits get their plus. */
export const showPhone = (phone: string): string =>
  phone === "" || /^90\d{10}$/.test(phone)
    ? phone.replace(/^90(\d{3})(\d{3})(\d{2})(\d{2})$/, "0$1 $2 $3 $4")
    : `+${phone.replace("+", "")}`;
