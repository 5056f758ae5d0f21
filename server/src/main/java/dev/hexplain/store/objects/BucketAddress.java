package dev.hexplain.store.objects;

import java.net.URI;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a bucket of S3, or of a server that speaks its protocol, is.
 *
 * @param prefix of all keys: empty, or with a slash at its end
 * @param endpoint of a server that is not Amazon's
 * @param pathStyle whether the bucket is named in the path of URLs, rather than in their host
 */
public record BucketAddress(String bucket, String prefix, Optional<URI> endpoint, boolean pathStyle) {
    private static final Pattern FORM =
            Pattern.compile("s3://(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(/(?<prefix>.*))?");

    /**
     * Reads {@code s3://bucket/prefix}.
     *
     * @throws IllegalArgumentException where it is none; the message says what one looks like, and repeats none of it
     */
    public static BucketAddress of(String text, Optional<URI> endpoint, boolean pathStyle) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "A bucket is named as s3://bucket/prefix; its keys are what the environment of AWS names");
        }
        if (endpoint.filter(BucketAddress::saysMore).isPresent()) {
            throw new IllegalArgumentException(
                    "The server of a bucket is named as https://host:port; its keys are what the environment of AWS names");
        }
        String prefix = Optional.ofNullable(parts.group("prefix")).orElse("");
        return new BucketAddress(
                parts.group("bucket"),
                prefix.isEmpty() || prefix.endsWith("/") ? prefix : prefix + "/",
                endpoint,
                pathStyle);
    }

    /** Messages repeat it. */
    private static boolean saysMore(URI endpoint) {
        return String.valueOf(endpoint.getRawAuthority()).contains("@")
                || endpoint.getRawQuery() != null
                || endpoint.getRawFragment() != null;
    }

    @Override
    public String toString() {
        return "s3://%s/%s".formatted(bucket, prefix)
                + endpoint.map(" at %s"::formatted).orElse("");
    }
}
