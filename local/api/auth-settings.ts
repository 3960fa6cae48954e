/** The auth half's settings, the same as in `supabase/config.toml`. */
export const authSettings = {
  minimum_password_length: 8,
  jwt_expiry: 3600,
  // A refresh token that comes again after its successor was used ends the session (faults A7).
  enable_refresh_token_rotation: true,
  refresh_token_reuse_interval: 10,
  email: {
    enable_signup: true,
    enable_confirmations: true,
    double_confirm_changes: false,
    max_frequency: '60s',
    otp_length: 10,
    otp_expiry: 3600,
  },
};
