package dev.hexplain.inspect.bundles;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.ZipException;

/** A stream whose end is refused where its bytes do not have the hash that was promised. */
final class VerifiedStream extends FilterInputStream {
    private final MessageDigest digest;
    private final String sha256;
    private boolean ended;

    VerifiedStream(InputStream in, String sha256) {
        super(in);
        this.sha256 = sha256;
        try {
            this.digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] to, int from, int length) throws IOException {
        int read = super.read(to, from, length);
        if (read > 0) {
            digest.update(to, from, read);
        } else if (read < 0 && !ended) {
            ended = true;
            verify();
        }
        return read;
    }

    private void verify() throws ZipException {
        String found = HexFormat.of().formatHex(digest.digest());
        if (!found.equals(sha256)) {
            throw new ZipException("the SHA-256 of its dump is %s, and should be %s".formatted(found, sha256));
        }
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    /** The zip file goes on behind the entry. */
    @Override
    public void close() {}
}
