-- Nothing is lost but some counted requests if the server crashes, and no write-ahead log is spent on each request.
ALTER TABLE "rate_limits" SET UNLOGGED;
