package dev.hexplain.store.objects;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import software.amazon.awssdk.core.ResponseBytes;
import software.amazon.awssdk.core.sync.ResponseTransformer;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.GetObjectRequest;
import software.amazon.awssdk.services.s3.model.GetObjectResponse;
import software.amazon.awssdk.services.s3.model.S3Exception;

/**
 * An object of a bucket, read in ranges, each of which is asked for again where the connection breaks. All are of one
 * state of the object. For one thread.
 */
final class BucketStream extends InputStream {
    private static final int PIECE = 8 << 20;
    private static final int RANGE_NOT_SATISFIABLE = 416;

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
        ResponseBytes<GetObjectResponse> answer;
        try {
            answer = BucketFailure.translated(object.key(), this::asked);
        } catch (EmptyObject none) {
            size = 0;
            return;
        }
        GetObjectResponse head = answer.response();
        piece = answer.asByteBuffer();
        tag = head.eTag();
        at += piece.remaining();
        String range = String.valueOf(head.contentRange());
        size = range.indexOf('/') < 0 ? at : Long.parseLong(range.substring(range.indexOf('/') + 1));
    }

    private ResponseBytes<GetObjectResponse> asked() {
        GetObjectRequest.Builder range = object.toBuilder().range("bytes=%d-%d".formatted(at, at + PIECE - 1));
        try {
            return client.getObject(
                    at == 0 ? range.build() : range.ifMatch(tag).build(), ResponseTransformer.toBytes());
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
