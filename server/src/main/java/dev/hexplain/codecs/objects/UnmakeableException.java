package dev.hexplain.codecs.objects;

/** An object cannot be made; the message is the reason, as shown to users. */
final class UnmakeableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnmakeableException(String reason) {
        super(reason, null, false, false);
    }
}
