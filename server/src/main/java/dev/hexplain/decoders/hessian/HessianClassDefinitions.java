package dev.hexplain.decoders.hessian;

/** Reads {@code class-def} after the class name: the number of fields, and their names. */
final class HessianClassDefinitions {
    private final HessianGrammar grammar;

    HessianClassDefinitions(HessianGrammar grammar) {
        this.grammar = grammar;
    }

    void classDef() {
        int fields = (int) grammar.parse.frames.left();
        if (grammar.stepNumber() == 0) {
            grammar.goTo(1);
            grammar.open(HessianRule.FIELDS, grammar.in.pos, 0, fields);
            grammar.part(HessianPart.LENGTH);
        } else {
            grammar.objects.define(grammar.out.currentOffset(), fields);
            grammar.parse.close();
        }
    }

    void fields() {
        long left = grammar.parse.frames.left();
        if (left == 0) {
            grammar.parse.close();
            return;
        }
        grammar.nameEnd(grammar.in.pos);
        grammar.parse.frames.left(left - 1);
        grammar.value(HessianPart.NAME);
    }
}
