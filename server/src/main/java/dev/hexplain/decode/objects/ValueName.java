package dev.hexplain.decode.objects;

/**
 * What a value is called where it stands.
 *
 * @param logical whether the name is one of the object that was encoded, rather than of its encoding
 */
public record ValueName(String text, boolean logical) {
    public static ValueName member(String text) {
        return new ValueName(text, true);
    }

    public static ValueName part(String text) {
        return new ValueName(text, false);
    }
}
