-- Two roles with the least privileges that work: one for the public site, one for whoever reads the inbox. Choose passwords,
-- and run it as the owner of the database, after `npm run inbox -- --prepare` with the owner's DATABASE_URL has made the
-- tables. Run it again after an update of the site whose tables have changed: that a role exists already is no harm.

-- The site adds submissions, and can read none. It sends no mails either: set NOTIFY_TO there but not SMTP_URL, and let a
-- cron job elsewhere send them, with `npm run inbox -- --send-mail` and the second role.
CREATE ROLE site LOGIN PASSWORD 'choose';
REVOKE ALL ON ALL TABLES IN SCHEMA inbox FROM site;
GRANT USAGE ON SCHEMA inbox TO site;
GRANT SELECT ON inbox.schema_version TO site;
GRANT INSERT, SELECT (id) ON inbox.enquiries, inbox.subscribers TO site;
GRANT INSERT ON inbox.outbox TO site;
-- When something was sent in the last hour, but not what.
GRANT INSERT, DELETE, SELECT (received_at) ON inbox.recent_enquiries TO site;

-- For `npm run inbox` with all its options but --prepare.
CREATE ROLE inbox_reader LOGIN PASSWORD 'choose';
GRANT USAGE ON SCHEMA inbox TO inbox_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA inbox TO inbox_reader;
