ALTER TABLE "saved_quotes" ADD COLUMN "quote_id" text;--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD COLUMN "language" text;--> statement-breakpoint
-- Which quote a saved one is was told by its words so far. The words of our quotes have never changed: a digest of each,
-- with its id and its language. Rows with other words keep them and get no id.
UPDATE "saved_quotes" SET "quote_id" = known.quote_id, "language" = known.language
  FROM (VALUES
    ('ec82e8d63ba0322f5f4ddbee85fa611a', 'first-unbeatable', 'en'),
    ('cae7a463202bbdb0f98b3491cd617e4d', 'know-both-sides', 'en'),
    ('c3f247c3177bfa7bbe90fc5848913999', 'mastering-yourself', 'en'),
    ('79c366bb315e6c29efefcef76ac44d86', 'nothing-useless', 'en'),
    ('aa9cc8dcbb1b40ce6cb00a3fefb46115', 'obstacle-becomes-road', 'en'),
    ('2c56fcf66c309015d5fd3b6a82fce049', 'rhythm-in-all-things', 'en'),
    ('7b5ebc58f6540bb79acab96df9cad928', 'scratches-in-training', 'en'),
    ('b1f4e635a1509ca86ca2311774c1f228', 'shape-of-water', 'en'),
    ('84a07969031f9cf73799c1cac3fcebdf', 'supple-lives', 'en'),
    ('f3faa2651cea8b9317875bff57e68bdb', 'thousand-days', 'en'),
    ('636e5c22418b474ad2727f26a0cca59a', 'under-your-feet', 'en'),
    ('1dc4043be8b340c7099c1744db5bc474', 'wrestling-not-dancing', 'en'),
    ('6c9f87ee249cce056f942167cded2377', 'first-unbeatable', 'es'),
    ('ce5906452bffbe1f6bbabe61cc7ed34e', 'know-both-sides', 'es'),
    ('31e9db3f9ad441da8f46c9c5c59191b5', 'mastering-yourself', 'es'),
    ('4fc4b48d8701090887146ff63fb2b91a', 'nothing-useless', 'es'),
    ('67eab62c0e71723e2ad82f58eccd46bb', 'obstacle-becomes-road', 'es'),
    ('dabfaa154d2cdfe4ca6027267b4d6c24', 'rhythm-in-all-things', 'es'),
    ('1389304af816e25fd9186c3210c098cc', 'scratches-in-training', 'es'),
    ('7b219c37c8dfed088ce5e3ebb264b934', 'shape-of-water', 'es'),
    ('6ca6c0c96f25049a3c7507997322a08c', 'supple-lives', 'es'),
    ('c816cd8ab514061f7c2d7f1211a70b2e', 'thousand-days', 'es'),
    ('1a64c0b9c4377e6ff61fc590aa12f5f3', 'under-your-feet', 'es'),
    ('a01e7181abd70b5de29d0e2dd45f6348', 'wrestling-not-dancing', 'es'),
    ('f80a52be036cd0aa1c63d48cf3d9e0a6', 'first-unbeatable', 'pt'),
    ('3f4b3489d510b59ad3a2614733232c8a', 'know-both-sides', 'pt'),
    ('70cbd6d3c615c34e72cd1b0f2c79d17b', 'mastering-yourself', 'pt'),
    ('0defd52e630e0baed3376eeea5bff3a2', 'nothing-useless', 'pt'),
    ('fdbc8817a0f82fec66e8ee7e00623a68', 'obstacle-becomes-road', 'pt'),
    ('2347a44fe98769db2488f5d78f01b33e', 'rhythm-in-all-things', 'pt'),
    ('28768c155740b0702cb4a7d347772320', 'scratches-in-training', 'pt'),
    ('ba1f8538d4a5af43121b102b778acba8', 'shape-of-water', 'pt'),
    ('09f08b630b5f3e5e5c1308e6b3a56261', 'supple-lives', 'pt'),
    ('de4e0626603b7e6625264255e48c6eec', 'thousand-days', 'pt'),
    ('d2a5bb1855c3a265a6895c1a84d95184', 'under-your-feet', 'pt'),
    ('1502323ad652a10759098d020e3a1322', 'wrestling-not-dancing', 'pt')
  ) AS known (digest, quote_id, language) WHERE md5(convert_to("saved_quotes"."quote", 'UTF8')) = known.digest;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_quotes_once_by_id" ON "saved_quotes" USING btree ("user_id","quote_id","language") WHERE "saved_quotes"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD CONSTRAINT "saved_quotes_language_known" CHECK ("saved_quotes"."language" in ('en', 'pt', 'es'));--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD CONSTRAINT "saved_quotes_id_with_language" CHECK (("saved_quotes"."quote_id" is null) = ("saved_quotes"."language" is null));