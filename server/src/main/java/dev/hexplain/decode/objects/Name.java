package dev.hexplain.decode.objects;

/**
 * What a value is called where it stands.
 *
 * @param logical whether the name is one of the object that was encoded, rather than of its encoding
 */
public record Name(String text, boolean logical) {
    public static Name member(String text) {
        return new Name(text, true);
    }

    public static Name part(String text) {
        return new Name(text, false);
    }
}
