ALTER TABLE `applications` ADD `released_because` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `date_set_at` text;--> statement-breakpoint
UPDATE `applications` SET `released_because` = CASE WHEN grace_given_at = slot_expires_at THEN 'staff' ELSE 'time' END
  WHERE slot_state = 'released' AND slot_expires_at IS NOT NULL AND closed_because IS NULL;
