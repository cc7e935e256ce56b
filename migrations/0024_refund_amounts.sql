ALTER TABLE `payments` ADD `refund_amount` integer;--> statement-breakpoint
UPDATE `payments` SET `refund_amount` = `amount` WHERE `state` <> 'kept';