package dev.hexplain.store.objects;

import dev.hexplain.tree.StorageFailure;
import dev.hexplain.tree.StorageFailure.Reason;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.s3.model.NoSuchBucketException;
import software.amazon.awssdk.services.s3.model.S3Exception;

/**
 * What the errors of a bucket mean, by HTTP status: Amazon S3 API Reference, Error responses. Callers of a server see
 * what to do; the log says what the bucket answered.
 */
final class BucketFailure {
    static final Logger LOG = LoggerFactory.getLogger(BucketFailure.class);

    private BucketFailure() {}

    /** A request to a bucket. */
    @FunctionalInterface
    interface Request<R> {
        R send();
    }

    /**
     * Sends a request.
     *
     * @param key of the object it is about
     * @throws NoSuchFileException where there is no such object
     * @throws StorageFailure where it fails otherwise
     */
    static <R> R translated(String key, Request<R> request) throws IOException {
        try {
            return request.send();
        } catch (S3Exception refused) {
            if (isAbsent(refused)) {
                throw new NoSuchFileException(key);
            }
            throw of(key, refused);
        } catch (SdkException failed) {
            throw of(key, failed);
        }
    }

    /** The same of a request that is about no one object. */
    static <R> R answered(String what, Request<R> request) {
        try {
            return request.send();
        } catch (SdkException failed) {
            throw of(what, failed);
        }
    }

    static boolean isAbsent(S3Exception refused) {
        return refused.statusCode() == 404 && !(refused instanceof NoSuchBucketException);
    }

    static StorageFailure of(String key, SdkException failure) {
        StorageFailure told = told(failure);
        LOG.warn("The bucket does not do what it is asked for {}: {}", key, failure.getMessage());
        return told;
    }

    /** An answer that is well-formed, and another one than was asked for. */
    static StorageFailure otherBytes(String key, String found) {
        LOG.warn("The bucket does not do what it is asked for {}: {}", key, found);
        return failure(
                Reason.BUSY,
                "The bucket gives other bytes than it is asked for, or the object was replaced meanwhile. Try again in a moment.");
    }

    private static StorageFailure told(SdkException failure) {
        if (!(failure instanceof S3Exception answer)) {
            return failure(
                    Reason.UNREACHABLE,
                    "The bucket does not answer. Try again in a moment; if it stays so, look whether its server runs, and at its address and keys.");
        }
        return switch (answer.statusCode()) {
            case 401, 403 ->
                failure(
                        Reason.UNREACHABLE,
                        "The bucket refuses access: look at its keys, their rights, and the clock of this machine.");
            case 404 -> failure(Reason.UNREACHABLE, "There is no such bucket: make it, or name another one.");
            case 507 ->
                failure(
                        Reason.NO_ROOM,
                        "The bucket has no room left. Delete dumps, or make room there, and try again.");
            default ->
                failure(Reason.BUSY, "The bucket answers with errors, or asks to slow down. Try again in a moment.");
        };
    }

    private static StorageFailure failure(Reason reason, String message) {
        return new StorageFailure(reason, message);
    }
}
