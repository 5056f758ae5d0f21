package dev.hexplain.codecs.evolution;

/** What a reader with other classes got. Among what it may get of one object, later ones are worse. */
public enum Outcome {
    SAME("same", "=", "all values arrive as they were written"),
    DEFAULT("default", "d", "what was not written has the default value of its type; all else arrives"),
    CONVERTED("converted", "c", "values arrive in other types"),
    LOST("lost", "l", "something that was written is not in the object, and nothing says so"),
    WRONG("wrong", "W", "a value is there that was never written, or of a type that its field cannot hold"),
    REFUSED("refused", "x", "an exception"),
    CRASHED("crashed", "!", "the stack overflows, memory is exhausted, or there is no end"),
    NOT_WRITTEN("not written", "–", "the codec does not take such objects at all");

    private final String title;
    private final String sign;
    private final String meaning;

    Outcome(String title, String sign, String meaning) {
        this.title = title;
        this.sign = sign;
        this.meaning = meaning;
    }

    /** The text to display. */
    public String title() {
        return title;
    }

    /** One character for tables. */
    public String sign() {
        return sign;
    }

    /** In one line. */
    public String meaning() {
        return meaning;
    }
}
