# Varnish in front of one shop; docs/production.md, "Caches in front". Needs Debian's varnish-modules.
# varnishd -a 127.0.0.1:6081 -f /etc/varnish/fiyonk.vcl -s malloc,256m -p http_gzip_support=off -p thread_pool_min=300 -p thread_queue_limit=1000
# SHARED_CACHE_SECONDS=600, CACHE_PURGE_URL=http://127.0.0.1:6081/, and TRUST_PROXY=2 with a proxy for TLS before it.
vcl 4.1;

import std;
import xkey;

backend shop {
    .host = "127.0.0.1";
    .port = "3000";
    # The shop answers this from the first moment of a start, and lets visitors wait until it has read the products.
    .probe = { .url = "/healthz"; .interval = 1s; .timeout = 2s; .window = 2; .threshold = 1; .initial = 1; }
}

# The machines of shops: nobody else may clear.
acl shops {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # A second address was added by a proxy on this machine: then a visitor asks.
        if (client.ip !~ shops || req.http.X-Forwarded-For ~ ",") {
            return (synth(405, "Not allowed"));
        }
        # Soft: a cleared page is asked for anew, but still serves while the shop is away.
        set req.http.Cleared = xkey.softpurge(req.http.Surrogate-Key);
        return (synth(200, "Cleared " + req.http.Cleared));
    }
    if (req.http.Authorization || (req.method != "GET" && req.method != "HEAD")) {
        return (pass);
    }
    # A visit from Instagram has an address of its own (?igsh=...). The home page and a product know only the color.
    if (req.url ~ "^/(urun/[a-z0-9-]+)?\?") {
        if (req.url ~ "[?&]renk=") {
            set req.url = regsub(req.url, "^([^?]*)\?(?:.*?&)?(renk=[^&]*).*$", "\1?\2");
        } else {
            set req.url = regsub(req.url, "\?.*$", "");
        }
    }
    # One copy for each encoding that the shop has, however a browser words it.
    if (req.http.Accept-Encoding ~ "(?i)\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Only while the shop is away a page may be old.
    if (std.healthy(req.backend_hint) && req.restarts == 0) {
        set req.grace = 0s;
    } else {
        set req.grace = 1d;
    }
    return (hash);
}

sub vcl_backend_response {
    if (beresp.status >= 500) {
        # Nothing of it is kept, so that the page of before is found.
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    if (beresp.http.Cache-Control !~ "public") {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    set beresp.grace = 1d;
}

sub vcl_backend_error {
    # Varnish would keep the failure for a second, in front of the page of before.
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    synthetic({"<!doctype html><html lang="tr"><meta charset="utf-8"><title>Birazdan tekrar dene</title><h1>Dükkân şu an cevap vermiyor, birazdan tekrar dene</h1></html>"});
    return (deliver);
}

sub vcl_deliver {
    # The shop failed: once more, now also with a page of before.
    if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD") && !req.http.Authorization) {
        return (restart);
    }
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
