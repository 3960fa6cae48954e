/** The auth half's settings, the same as in `supabase/config.toml`. */
export const authSettings = {
  minimum_password_length: 8,
  jwt_expiry: 3600,
  email: {
    enable_signup: true,
    enable_confirmations: true,
    double_confirm_changes: false,
    max_frequency: '60s',
    otp_length: 6,
    otp_expiry: 3600,
  },
};
