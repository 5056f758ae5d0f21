package dev.hexplain.inspect.bundles;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.NotesView;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.zip.ZipException;

/**
 * The bytes of a dump in a bundle, refused where they are more than the manifest says, and at their end where they do
 * not have its hash.
 */
final class VerifiedStream extends FilterInputStream {
    private static final long VERIFIED = -1;

    private final MessageDigest digest;
    private final NotesView.About promised;
    private long left;

    VerifiedStream(InputStream in, NotesView.About promised) {
        super(in);
        this.promised = promised;
        this.left = promised.size();
        this.digest = Sha256.digest();
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    /** @throws Refusal where the bytes are not those that were promised */
    @Override
    public int read(byte[] to, int from, int length) throws IOException {
        try {
            int read = super.read(to, from, length);
            if (read < 0) {
                verify();
            } else {
                take(to, from, read);
            }
            return read;
        } catch (ZipException | EOFException damage) {
            throw BundleReader.damaged(damage);
        }
    }

    private void take(byte[] to, int from, int read) throws ZipException {
        left -= read;
        if (left < 0) {
            throw new ZipException(
                    "its dump has more than the %,d bytes that it should have".formatted(promised.size()));
        }
        digest.update(to, from, read);
    }

    /** What was verified once is not looked at again. */
    private void verify() throws ZipException {
        if (left == VERIFIED) {
            return;
        }
        String found = HexFormat.of().formatHex(digest.digest());
        if (!found.equals(promised.sha256())) {
            throw new ZipException(
                    "the SHA-256 of its dump is %s, and should be %s".formatted(found, promised.sha256()));
        }
        left = VERIFIED;
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    /** The zip file goes on behind the entry. */
    @Override
    public void close() {}
}
