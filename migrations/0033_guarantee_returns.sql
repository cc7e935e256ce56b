CREATE INDEX `payments_automatic_refunds` ON `payments` (`refund_due_at`) WHERE is_automatic_refund = 1;--> statement-breakpoint
UPDATE `applications` SET `guarantee_due_at` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE `status` IN ('PAYMENT_CONFIRMED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_1_SCHEDULED', 'INTERVIEW_2_SCHEDULED');
