package dev.hexplain.bytes;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 (FIPS 180-4) as 64 hexadecimal digits in lower case: the name of what is kept. */
public final class Sha256 {
    private static final int PIECE = 1 << 16;

    private Sha256() {}

    /** A digest to be updated, for bytes that are not all there yet. */
    public static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }

    public static String of(byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes));
    }

    /** Of a stream to its end, which stays open. */
    public static String of(InputStream in) throws IOException {
        MessageDigest digest = digest();
        byte[] piece = new byte[PIECE];
        for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
            digest.update(piece, 0, read);
        }
        return HexFormat.of().formatHex(digest.digest());
    }
}
