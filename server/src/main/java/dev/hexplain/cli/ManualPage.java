package dev.hexplain.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The manual page of a command, in the macros of man (groff_man(7)), with the sections of man-pages(7). */
final class ManualPage {
    private final CommandSpec command;
    private final UsageMessageSpec usage;
    private final StringBuilder page = new StringBuilder(4096);

    ManualPage(CommandSpec command) {
        this.command = command;
        this.usage = command.usageMessage();
    }

    String text() {
        String name = command.qualifiedName("-");
        List<String> description =
                Arrays.stream(usage.description()).map(ManualPage::rendered).toList();
        macro("TH %s 1 \"\" \"%s\" \"Hexplain manual\"".formatted(name.toUpperCase(Locale.ROOT), Version.text()));
        section("NAME");
        line("%s \\- %s".formatted(escaped(name), escaped(withoutStop(description.getFirst()))));
        section("SYNOPSIS");
        macro("B " + escaped(command.qualifiedName()));
        line(synopsis());
        section("DESCRIPTION");
        description.forEach(each -> {
            line(escaped(each));
            macro("PP");
        });
        addArguments();
        addCommands();
        addExitCodes();
        addSeeAlso();
        return page.toString();
    }

    private static String withoutStop(String sentence) {
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    private String synopsis() {
        return "[\\fIoptions\\fR]"
                + command.positionalParameters().stream()
                        .map(each -> " \\fI" + escaped(each.paramLabel()) + "\\fR"
                                + (each.arity().max() > 1 ? "..." : ""))
                        .collect(Collectors.joining())
                + (command.subcommands().isEmpty() ? "" : " \\fICOMMAND\\fR");
    }

    private void addArguments() {
        section("OPTIONS");
        for (PositionalParamSpec each : command.positionalParameters()) {
            entry("\\fI" + escaped(each.paramLabel()) + "\\fR", text(each));
        }
        for (OptionSpec each : command.options()) {
            String names = Arrays.stream(each.names())
                    .map(name -> "\\fB" + escaped(name) + "\\fR")
                    .collect(Collectors.joining(", "));
            boolean takesValue = each.arity().max() > 0;
            entry(names + (takesValue ? "=\\fI" + escaped(each.paramLabel()) + "\\fR" : ""), text(each));
        }
    }

    /** With the default value where the description names it. */
    private static String text(ArgSpec argument) {
        return escaped(String.join(" ", argument.renderedDescription()));
    }

    private void addCommands() {
        if (command.subcommands().isEmpty()) {
            return;
        }
        section("COMMANDS");
        command.subcommands().forEach((name, each) -> entry("\\fB" + escaped(name) + "\\fR", escaped(first(each))));
    }

    private static String first(CommandLine each) {
        String[] description = each.getCommandSpec().usageMessage().description();
        return description.length == 0 ? "" : rendered(description[0]);
    }

    private void addExitCodes() {
        Map<String, String> codes = usage.exitCodeList();
        if (codes == null || codes.isEmpty()) {
            return;
        }
        section("EXIT STATUS");
        codes.forEach((code, meaning) -> entry("\\fB" + escaped(code.strip()) + "\\fR", escaped(meaning)));
    }

    private void addSeeAlso() {
        CommandSpec parent = command.parent();
        if (parent != null) {
            section("SEE ALSO");
            macro("BR %s (1)".formatted(escaped(parent.qualifiedName("-"))));
        }
    }

    /** Descriptions are formats, whose percent signs and line breaks are escaped. */
    private static String rendered(String description) {
        return String.format(Locale.ROOT, description).strip();
    }

    private void section(String title) {
        macro("SH " + title);
    }

    private void entry(String term, String text) {
        macro("TP");
        line(term);
        line(text);
    }

    private void macro(String macro) {
        page.append('.').append(macro).append('\n');
    }

    private void line(String text) {
        page.append(text).append('\n');
    }

    /** Without what roff reads as its own: backslashes, hyphens that are to be copied, and a period that begins a line. */
    private static String escaped(String text) {
        String plain = text.replace("\\", "\\e").replace("-", "\\-").replace("\n", " ");
        return plain.startsWith(".") || plain.startsWith("'") ? "\\&" + plain : plain;
    }
}
