package dev.hexplain.decode.objects;

/**
 * The name of a value in its context.
 *
 * @param logical whether the name belongs to the encoded object, rather than to the encoding
 */
public record ValueName(String text, boolean logical) {
    public static ValueName member(String text) {
        return new ValueName(text, true);
    }

    public static ValueName part(String text) {
        return new ValueName(text, false);
    }
}
