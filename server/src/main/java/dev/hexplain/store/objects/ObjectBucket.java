package dev.hexplain.store.objects;

import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import software.amazon.awssdk.core.checksums.RequestChecksumCalculation;
import software.amazon.awssdk.core.checksums.ResponseChecksumValidation;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.regions.providers.DefaultAwsRegionProviderChain;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.S3ClientBuilder;
import software.amazon.awssdk.services.s3.model.CompletedPart;
import software.amazon.awssdk.services.s3.model.GetObjectRequest;
import software.amazon.awssdk.services.s3.model.S3Object;

/**
 * Objects in a bucket of S3, or of a server that speaks its protocol. Large ones are sent in parts; each part, and each
 * small object, carries its MD5, which the server checks. Who may use the bucket is what the SDK's chain finds:
 * environment variables, profiles, the role of the machine.
 */
public final class ObjectBucket implements ObjectStore {
    private static final int PART = 16 << 20;

    /** Parts that an object may have: Amazon S3 User Guide, Multipart upload limits. */
    private static final int MOST_PARTS = 10_000;

    private static final Duration CONNECT = Duration.ofSeconds(5);
    private static final Duration SILENCE = Duration.ofSeconds(20);
    private static final Duration ATTEMPT = Duration.ofSeconds(60);
    private static final Duration CALL = Duration.ofSeconds(120);

    private final BucketAddress address;
    private final S3Client client;

    private ObjectBucket(BucketAddress address, S3Client client) {
        this.address = address;
        this.client = client;
    }

    /**
     * Opens a bucket, which exists.
     *
     * @throws StorageFailure where it does not answer, or refuses
     */
    public static ObjectBucket open(BucketAddress address) {
        ObjectBucket bucket = new ObjectBucket(address, client(address));
        try {
            bucket.check();
            return bucket;
        } catch (StorageFailure e) {
            bucket.close();
            throw new StorageFailure(e.reason(), "%s (%s)".formatted(e.getMessage(), address));
        }
    }

    private static S3Client client(BucketAddress address) {
        S3ClientBuilder builder = S3Client.builder()
                .httpClient(UrlConnectionHttpClient.builder()
                        .connectionTimeout(CONNECT)
                        .socketTimeout(SILENCE)
                        .build())
                .overrideConfiguration(
                        limits -> limits.apiCallAttemptTimeout(ATTEMPT).apiCallTimeout(CALL))
                // Servers that are not Amazon's do not know the newer checksums.
                .requestChecksumCalculation(RequestChecksumCalculation.WHEN_REQUIRED)
                .responseChecksumValidation(ResponseChecksumValidation.WHEN_REQUIRED)
                .forcePathStyle(address.pathStyle());
        address.endpoint()
                .ifPresent(endpoint -> builder.endpointOverride(endpoint).region(region()));
        return builder.build();
    }

    /** What the environment names; other servers than Amazon's have none, and take any. */
    private static Region region() {
        try {
            return DefaultAwsRegionProviderChain.builder().build().getRegion();
        } catch (SdkException none) {
            return Region.US_EAST_1;
        }
    }

    private String name(String key) {
        return address.prefix() + key;
    }

    @Override
    public void put(String key, Path file, String sha256) throws IOException {
        try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ)) {
            if (in.size() <= PART) {
                put(key, bytes(in, 0, (int) in.size()));
            } else {
                putInParts(key, in);
            }
        }
    }

    @Override
    public void put(String key, byte[] content) throws IOException {
        var _ = BucketFailure.translated(
                key,
                () -> client.putObject(
                        object -> object.bucket(address.bucket()).key(name(key)).contentMD5(md5(content)),
                        RequestBody.fromBytes(content)));
    }

    /** What was sent of an upload that fails is dropped. */
    private void putInParts(String key, FileChannel in) throws IOException {
        String upload = BucketFailure.translated(
                key,
                () -> client.createMultipartUpload(
                                object -> object.bucket(address.bucket()).key(name(key)))
                        .uploadId());
        boolean whole = false;
        try {
            List<CompletedPart> parts = parts(key, upload, in);
            var _ = BucketFailure.translated(
                    key,
                    () -> client.completeMultipartUpload(object -> object.bucket(address.bucket())
                            .key(name(key))
                            .uploadId(upload)
                            .multipartUpload(all -> all.parts(parts))));
            whole = true;
        } finally {
            if (!whole) {
                abort(key, upload);
            }
        }
    }

    private List<CompletedPart> parts(String key, String upload, FileChannel in) throws IOException {
        int part = (int) Math.max(PART, Math.ceilDiv(in.size(), MOST_PARTS));
        List<CompletedPart> parts = new ArrayList<>();
        for (long at = 0; at < in.size(); at += part) {
            byte[] content = bytes(in, at, (int) Math.min(part, in.size() - at));
            int number = parts.size() + 1;
            String tag = BucketFailure.translated(
                    key,
                    () -> client.uploadPart(
                                    each -> each.bucket(address.bucket())
                                            .key(name(key))
                                            .uploadId(upload)
                                            .partNumber(number)
                                            .contentMD5(md5(content)),
                                    RequestBody.fromBytes(content))
                            .eTag());
            parts.add(CompletedPart.builder().partNumber(number).eTag(tag).build());
        }
        return parts;
    }

    private void abort(String key, String upload) {
        try {
            client.abortMultipartUpload(
                    object -> object.bucket(address.bucket()).key(name(key)).uploadId(upload));
        } catch (SdkException e) {
            BucketFailure.LOG.warn("Parts of {} stay in the bucket: a rule of its life cycle deletes them", key, e);
        }
    }

    private static byte[] bytes(FileChannel in, long at, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining() && in.read(bytes, at + bytes.position()) >= 0) {
            continue;
        }
        if (bytes.hasRemaining()) {
            throw new IOException("The file ends after %d of %d bytes".formatted(at + bytes.position(), at + length));
        }
        return bytes.array();
    }

    private static String md5(byte[] content) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("MD5").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has MD5", e);
        }
    }

    @Override
    public InputStream read(String key) throws IOException {
        return new BucketStream(
                client,
                GetObjectRequest.builder()
                        .bucket(address.bucket())
                        .key(name(key))
                        .build());
    }

    @Override
    public boolean has(String key, long size) throws IOException {
        try {
            return BucketFailure.translated(
                    key,
                    () -> client.headObject(object ->
                                            object.bucket(address.bucket()).key(name(key)))
                                    .contentLength()
                            == size);
        } catch (NoSuchFileException none) {
            return false;
        }
    }

    @Override
    public void delete(String key) throws IOException {
        var _ = BucketFailure.translated(
                key,
                () -> client.deleteObject(
                        object -> object.bucket(address.bucket()).key(name(key))));
    }

    /** Pages are asked for while they are read, and may fail then. */
    @Override
    public Stream<Stored> list(String prefix) {
        Iterator<S3Object> objects = BucketFailure.answered(
                prefix,
                () -> client.listObjectsV2Paginator(
                                all -> all.bucket(address.bucket()).prefix(name(prefix)))
                        .contents()
                        .iterator());
        Iterator<Stored> answered = new Iterator<>() {
            @Override
            public boolean hasNext() {
                return BucketFailure.answered(prefix, objects::hasNext);
            }

            @Override
            public Stored next() {
                return stored(BucketFailure.answered(prefix, objects::next));
            }
        };
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(answered, Spliterator.ORDERED), false);
    }

    private Stored stored(S3Object object) {
        return new Stored(object.key().substring(address.prefix().length()), object.size(), object.lastModified());
    }

    /** What several servers leave is recognised by its age. */
    @Override
    public Change adding(String key) {
        return () -> {};
    }

    @Override
    public Change removing(String key) {
        return () -> {};
    }

    @Override
    public void check() {
        var _ = BucketFailure.answered(
                address.bucket(), () -> client.headBucket(bucket -> bucket.bucket(address.bucket())));
    }

    @Override
    public void close() {
        client.close();
    }
}
