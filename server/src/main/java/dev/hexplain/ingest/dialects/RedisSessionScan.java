package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import dev.hexplain.ingest.dialects.RedisLines.Line;
import dev.hexplain.ingest.dialects.RedisReply.Aggregate;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a session line by line, and writes each command and reply when it is over. */
final class RedisSessionScan implements ScannedDialect.Scan {
    private static final int MONITOR = 98;
    private static final int SESSION = 96;
    /** Of texts only, which may be any list. */
    private static final int NO_BYTES = 60;

    /** Replies in words: {@code (integer) 1}, {@code (error) ERR no such key}. */
    private static final Pattern IN_WORDS = Pattern.compile("(?:\\((integer|double|big number)\\) ([-+\\w.]+)"
            + "|\\((error)\\) (.*)|\\((nil|true|false|empty[\\w ]*)\\))\\s*");

    private static final Pattern STATUS = Pattern.compile("OK|QUEUED|PONG");

    private final Transcription out;
    private final RedisProtocolWriter writer;
    private final RedisNumberedLists lists = new RedisNumberedLists();
    /** The command that the next reply answers. */
    private String command = "";

    private long monitored;
    private long commands;
    private long aggregates;
    private long replies;
    private long binary;
    private long binaryArguments;
    private long unknown;

    RedisSessionScan(Transcription out) {
        this.out = out;
        this.writer = new RedisProtocolWriter(out);
    }

    @Override
    public void read(TextInput text) throws IOException {
        RedisLines lines = new RedisLines(text);
        for (Line line = lines.next(); line != null && !out.full(); line = lines.next()) {
            out.at(line.first());
            if (!line.text().isBlank()) {
                line(line);
            }
        }
        endReply();
    }

    private void line(Line line) throws IOException {
        Matcher monitor = RedisLines.MONITORED.matcher(line.text());
        Matcher prompt = RedisLines.PROMPT.matcher(line.text());
        Matcher number = RedisNumberedLists.NUMBER.matcher(line.text());
        if (monitor.lookingAt()) {
            monitored++;
            request(line, monitor.end());
        } else if (prompt.lookingAt()) {
            request(line, prompt.end());
        } else if (number.lookingAt()) {
            numbered(line, number);
        } else {
            reply(line);
        }
    }

    private void request(Line line, int from) throws IOException {
        endReply();
        RedisLabels words = new RedisLabels(line, from);
        List<RedisReply> all = words.all();
        if (all.isEmpty()) {
            return; // a prompt that waits
        }
        commands++;
        binaryArguments += words.binary();
        command = ((RedisReply.Text) all.getFirst()).text();
        complain(words);
        out.part("line %d, %s"
                .formatted(line.first().line(), line.text().substring(0, from).strip()));
        writer.write(new Aggregate('*', all, line.offset(0)));
    }

    private void complain(RedisLabels words) {
        binary += words.binary();
        if (words.isOpen()) {
            out.warning(words.at(), "The string has no end: it may be cut short", "\"", "end of line");
        }
    }

    /** An element of a list, which may begin others. */
    private void numbered(Line line, Matcher number) throws IOException {
        boolean first = true;
        int at = 0;
        while (number.region(at, line.text().length()).lookingAt()) {
            if (!first && lists.isDeepest()) {
                out.warning(
                        at + 1L,
                        "No more lists are read in each other: the rest of the line is one string",
                        null,
                        null);
                break;
            }
            if (!first || !lists.goesOn(number)) {
                beginList(line, number, first);
            }
            at = number.end();
            first = false;
            if (number.group(2).equals("#")) {
                RedisLabels key = new RedisLabels(line, at);
                lists.add(value(line, key, at));
                at = line.text().startsWith(" => ", key.at()) ? key.at() + 4 : key.at();
            }
        }
        if (at < line.text().length()) {
            lists.add(value(line, new RedisLabels(line, at), at));
        }
    }

    private void beginList(Line line, Matcher number, boolean outermost) throws IOException {
        if (outermost) {
            endReply();
            aggregates++;
            if (!number.group(1).equals("1")) {
                out.warning(1, "The list begins here: what comes before it is missing", "1)", number.group(1) + ")");
            }
        }
        lists.begin(number, line.offset(number.start(1)));
    }

    /** A reply that is no list. */
    private void reply(Line line) throws IOException {
        int from = line.text().length() - line.text().stripLeading().length();
        boolean said = line.text().charAt(from) == '"'
                || IN_WORDS.matcher(line.text())
                        .region(from, line.text().length())
                        .matches()
                || STATUS.matcher(line.text().strip()).matches();
        if (!said && command.isEmpty()) {
            unknown(line);
            return;
        }
        endReply();
        replies++;
        writer.write(value(line, new RedisLabels(line, from), from));
        command = "";
    }

    private void unknown(Line line) {
        String around = CopyArtifacts.of(line.text());
        if (around.isEmpty()) {
            unknown++;
            out.warning(1, "Neither a command nor a reply: passed over", "such as 1) \"value\"", line.text());
        } else {
            out.note(1, around + ": passed over");
        }
    }

    private RedisReply value(Line line, RedisLabels words, int from) {
        if (line.text().charAt(from) == '"') {
            RedisReply.Text text = words.next();
            complain(words);
            return text;
        }
        Matcher inWords = IN_WORDS.matcher(line.text()).region(from, line.text().length());
        String told = inWords.matches()
                ? told(inWords)
                : "+" + line.text().substring(from).strip();
        return new RedisReply.Line(
                told, line.offset(from), line.offset(line.text().length()) - line.offset(from));
    }

    private String told(Matcher inWords) {
        if (inWords.group(1) != null) {
            String sign =
                    inWords.group(1).equals("double") ? "," : inWords.group(1).equals("integer") ? ":" : "(";
            return sign + inWords.group(2);
        }
        if (inWords.group(3) != null) {
            return "-" + inWords.group(4).strip();
        }
        return switch (inWords.group(5)) {
            case "nil" -> "$-1";
            case "true" -> "#t";
            case "false" -> "#f";
            case "empty hash" -> "%0";
            default -> command.equalsIgnoreCase("hgetall") ? "%0" : "*0";
        };
    }

    private void endReply() throws IOException {
        @Nullable Aggregate whole = lists.take();
        if (whole != null) {
            writer.write(RedisHashes.in(whole, command));
        }
    }

    @Override
    public Confidence confidence(TextSample sample, Transcription trial) {
        long understood = monitored + commands + aggregates + replies;
        if (understood == 0 || unknown * 4 > understood) {
            return Confidence.no("no session with Redis");
        }
        boolean oneString = commands <= 1 && aggregates == 0 && replies <= 1 && binaryArguments == 0;
        if (oneString) {
            return Confidence.no("one reply of Redis at most: a string");
        }
        String what = "%d commands and %d replies of Redis".formatted(commands, aggregates + replies);
        return Confidence.of(binary == 0 ? NO_BYTES : monitored > 0 ? MONITOR : SESSION, what);
    }
}
