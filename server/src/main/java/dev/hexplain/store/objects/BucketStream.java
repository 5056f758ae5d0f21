package dev.hexplain.store.objects;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.core.exception.RetryableException;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.GetObjectRequest;
import software.amazon.awssdk.services.s3.model.GetObjectResponse;
import software.amazon.awssdk.services.s3.model.S3Exception;

/**
 * An object of a bucket, read in ranges, each of which is asked for again where the connection breaks. All are of one
 * state of the object, and what is answered is what was asked for: not every server, nor every cache before one, gives that. For
 * one thread.
 */
final class BucketStream extends InputStream {
    private static final int PIECE = 8 << 20;
    private static final int OK = 200;
    private static final int RANGE_NOT_SATISFIABLE = 416;

    /** RFC 9110, section 14.4. */
    private static final Pattern RANGE =
            Pattern.compile("bytes (?<first>\\d{1,18})-(?<last>\\d{1,18})/(?<size>\\d{1,18})");

    private final S3Client client;
    private final GetObjectRequest object;
    private ByteBuffer piece = ByteBuffer.allocate(0);
    private String tag = "";
    private long at;
    private long size;

    /** Asks for the first range. */
    BucketStream(S3Client client, GetObjectRequest object) throws IOException {
        this.client = client;
        this.object = object;
        this.size = Long.MAX_VALUE;
        next();
    }

    private void next() throws IOException {
        Answer answer;
        try {
            answer = BucketFailure.translated(object.key(), this::asked);
        } catch (EmptyObject none) {
            size = 0;
            return;
        }
        long total = total(answer);
        boolean isSame = at == 0 || (total == size && tag.equals(answer.tag()));
        if (!isSame || total < at + answer.bytes().length) {
            throw BucketFailure.otherBytes(
                    object.key(), "asked for bytes from %d on of `%s`, it gave %s".formatted(at, tag, answer));
        }
        piece = ByteBuffer.wrap(answer.bytes());
        tag = answer.tag();
        at += piece.remaining();
        size = total;
    }

    /** The size of the object, where these are the bytes that were asked for; -1 where they are others. */
    private long total(Answer answer) {
        int length = answer.bytes().length;
        Matcher range = RANGE.matcher(answer.range());
        if (length > PIECE) {
            return -1;
        }
        if (answer.status() == OK) {
            return at == 0 ? length : -1;
        }
        boolean isAsked = length > 0
                && range.matches()
                && Long.parseLong(range.group("first")) == at
                && Long.parseLong(range.group("last")) == at + length - 1;
        return isAsked ? Long.parseLong(range.group("size")) : -1;
    }

    /** A server that knows no ranges gives all of an object: no more is taken than was asked for. */
    private record Answer(int status, String range, String tag, byte[] bytes) {
        static Answer of(GetObjectResponse head, AbortableInputStream in) {
            try {
                byte[] bytes = in.readNBytes(PIECE + 1);
                if (bytes.length > PIECE) {
                    in.abort();
                }
                return new Answer(
                        head.sdkHttpResponse().statusCode(),
                        Objects.requireNonNullElse(head.contentRange(), ""),
                        Objects.requireNonNullElse(head.eTag(), ""),
                        bytes);
            } catch (IOException broken) {
                throw RetryableException.create("The answer broke off", broken);
            }
        }

        @Override
        public String toString() {
            return "%d bytes as `%s` of `%s`, status %d".formatted(bytes.length, range, tag, status);
        }
    }

    private Answer asked() {
        GetObjectRequest.Builder range = object.toBuilder().range("bytes=%d-%d".formatted(at, at + PIECE - 1));
        try {
            return client.getObject(at == 0 ? range.build() : range.ifMatch(tag).build(), Answer::of);
        } catch (S3Exception refused) {
            throw at == 0 && refused.statusCode() == RANGE_NOT_SATISFIABLE ? new EmptyObject() : refused;
        }
    }

    /** No range of an empty object can be asked for. */
    private static final class EmptyObject extends RuntimeException {
        private static final long serialVersionUID = 1;

        EmptyObject() {
            super(null, null, false, false);
        }
    }

    private boolean isAtEnd() throws IOException {
        while (!piece.hasRemaining() && at < size) {
            next();
        }
        return !piece.hasRemaining();
    }

    @Override
    public int read() throws IOException {
        return isAtEnd() ? -1 : piece.get() & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (isAtEnd()) {
            return -1;
        }
        int taken = Math.min(length, piece.remaining());
        piece.get(target, offset, taken);
        return taken;
    }
}
