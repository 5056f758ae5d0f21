package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.messages.MessageGrammar;
import java.util.Optional;

/**
 * Grammar of one direction of a Kafka connection ("Kafka protocol guide"):
 *
 * <pre>
 * flow            := request* | response*
 * request         := length request_header body
 * response        := length correlation_id tagged_fields? body
 * request_header  := api_key api_version correlation_id client_id tagged_fields?
 * body            := struct, by the message's definition; (fields | batch | message)* without one
 * </pre>
 */
final class KafkaFlowGrammar extends MessageGrammar {
    static final int BODY = 2;
    private static final int LENGTH = 4;
    private static final int REQUEST_HEADER = 8;
    /** The limit, in bytes, of the search for a first request; a flow of responses has none. */
    private static final long FARTHEST = 1 << 20;

    /** The number of offsets tried at once, each with several heads that may follow. */
    private static final int TRIED_AT_ONCE = 1 << 12;

    /** Clients count correlation ids from 0. */
    private static final int HIGHEST_LIKELY_CORRELATION = 1 << 24;

    private final KafkaMessageHeads heads;
    private final KafkaBatches batches;
    private final KafkaBodies bodies;
    private final KafkaPlanChoice choice;
    /** No request begins between the current position and this offset. */
    private long searched;

    private boolean begun;
    private boolean requests;

    /** @param requests of the other direction, which tell the APIs of responses */
    KafkaFlowGrammar(Parse parse, KafkaRequests requests) {
        super(parse, KafkaShapes.FLOW);
        this.heads = new KafkaMessageHeads(parse.in);
        this.batches = new KafkaBatches(parse, parts);
        this.bodies = new KafkaBodies(parse, parts);
        this.choice = new KafkaPlanChoice(parse, requests);
    }

    @Override
    protected void message() {
        boolean request = heads.isRequest(in.pos)
                && (begun
                        ? requests
                        : heads.leadsOn(in.pos, true)
                                && !choice.isRatherResponse(heads.body(in.pos), heads.end(in.pos)));
        boolean response = !request
                && heads.isResponse(in.pos)
                && (begun ? !requests : heads.end(in.pos) <= in.end && heads.leadsOn(in.pos, false));
        if (request || response) {
            begin(request);
        } else {
            noMessage();
        }
    }

    private void begin(boolean request) {
        begun = true;
        requests = request;
        read(request);
    }

    private void read(boolean request) {
        long length = in.bytes.u4(in.pos);
        long end = in.pos + LENGTH + length;
        if (end > in.end) {
            parse.issue(MalformedInput.endOfSource(in.pos, "a message", LENGTH + length, in.left())
                    .issue());
        }
        parts.open(request ? KafkaShapes.REQUEST : KafkaShapes.RESPONSE, end);
        parts.leaf(KafkaShapes.LENGTH, LENGTH, "a length");
        Optional<KafkaPlanChoice.Chosen> chosen = request ? requestHeader() : responseHeader();
        if (chosen.isPresent()) {
            bodies.open(chosen.get().plan(), chosen.get().guessed(), end);
        } else {
            bodies.none();
            parts.open(KafkaShapes.BODY, end, BODY);
        }
    }

    private Optional<KafkaPlanChoice.Chosen> requestHeader() {
        parts.need(REQUEST_HEADER, "a header");
        int key = in.bytes.u2(in.pos);
        int version = in.bytes.u2(in.pos + 2);
        parts.open(KafkaShapes.REQUEST_HEADER, parts.end());
        in.pos += REQUEST_HEADER;
        parse.out.computed(3);
        if (!KafkaMessageHeads.isWithoutClient(key, version)) {
            clientId();
        }
        if (KafkaApiVersions.isFlexible(key, version)) {
            tags();
        }
        parse.close();
        return choice.request(key, version);
    }

    private Optional<KafkaPlanChoice.Chosen> responseHeader() {
        parts.need(LENGTH, "a header");
        Optional<KafkaPlanChoice.Chosen> chosen = choice.response(parts.end());
        parts.open(KafkaShapes.RESPONSE_HEADER, parts.end());
        in.pos += LENGTH;
        parse.out.computed(1);
        if (chosen.filter(KafkaPlanChoice.Chosen::flexibleHeader).isPresent()) {
            tags();
        }
        parse.close();
        return chosen;
    }

    private void clientId() {
        parts.need(2, "the length of a client's name");
        int length = (short) in.bytes.u2(in.pos);
        parts.leaf(KafkaShapes.CLIENT_ID_LENGTH, 2, "a length");
        if (length >= 0) {
            parts.leaf(KafkaShapes.CLIENT_ID, length, "a client's name");
        }
    }

    private void tags() {
        parts.leaf(KafkaShapes.HEADER_TAGS, tagsLength(), "tagged fields");
    }

    private long tagsLength() {
        long start = in.pos;
        long at = start;
        long count = number(at);
        at += Varint.length(in.bytes, at, parts.end());
        for (long left = count; left > 0; left--) {
            at = skipNumber(at);
            long length = number(at);
            at = skipNumber(at) + length;
            if (length < 0 || at < start || at > parts.end()) {
                throw MalformedInput.wrong(start, 1, "Tagged fields are longer than their message", "", "");
            }
        }
        return at - start;
    }

    private long number(long at) {
        int length = Varint.length(in.bytes, at, parts.end());
        if (length <= 0) {
            throw MalformedInput.wrong(
                    Math.min(at, parts.end()), 0, "A varint of the tagged fields does not end", "", "");
        }
        return Varint.value(in.bytes, at, length);
    }

    private long skipNumber(long at) {
        number(at);
        return at + Varint.length(in.bytes, at, parts.end());
    }

    @Override
    protected void part(int rule) {
        switch (rule & KafkaBodies.RULE) {
            case KafkaBatches.RECORDS -> batches.records();
            case BODY -> body();
            case KafkaBodies.STRUCT, KafkaBodies.LIST, KafkaBodies.TAGS, KafkaBodies.TAGGED ->
                bodies.step(rule & KafkaBodies.RULE);
            default -> super.part(rule);
        }
    }

    @Override
    public void brokenOff(Parse broken, long end) {
        super.brokenOff(broken, end);
        bodies.breakOff();
    }

    /** A body without a definition: its batches and messages, and the bytes around them. */
    private void body() {
        long end = parts.end();
        if (in.pos == end) {
            parts.close();
            return;
        }
        long next = batches.finder.next(in.pos, end);
        if (next > in.pos) {
            parts.leaf(bodies.isOpen() ? KafkaShapes.PIECE : KafkaShapes.FIELDS, next - in.pos, "fields");
        } else {
            batches.read(end);
        }
    }

    private void noMessage() {
        long farthest = Math.min(in.end, in.pos + FARTHEST);
        for (long at = Math.max(searched, in.pos) + 1; at < farthest; at++) {
            searched = at;
            if (at % TRIED_AT_ONCE == 0) {
                parse.look();
            }
            if (heads.isRequest(at) && heads.end(at) < in.end && heads.leadsOn(at, true)) {
                skipTo(at, "the head of a message");
                return;
            }
        }
        if (!begun && heads.isResponse(in.pos) && in.bytes.s4(in.pos + LENGTH) <= HIGHEST_LIKELY_CORRELATION) {
            begin(false);
            return;
        }
        long batch = batches.finder.next(in.pos, in.end);
        if (batch == in.pos) {
            batches.read(in.end);
        } else if (begun && in.left() < LENGTH + LENGTH) {
            throw MalformedInput.endOfSource(in.pos, "a message", LENGTH + LENGTH, in.left());
        } else {
            skipTo(batch, "the head of a message");
        }
    }
}
