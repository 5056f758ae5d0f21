// Generated from server/src/main/resources/openapi.yaml by `npm run fix`. Do not edit.

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server is up */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Liveness: whether the process answers; restart a server that does not */
        get: operations["healthLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness: whether the server can do its work; send no requests to one that cannot
         * @description The server's log has the reason why a check is down. Checks run once a second at most. `records` is down where files of the data folder have no record in the database; the server is ready all the same. `memory` is `restart` once the heap was full.
         */
        get: operations["healthReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics of the running server, for Prometheus
         * @description Needs the token, where the server has one.
         */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Storage use and limits
         * @description In bytes. Indexes and layers can be made again from the dumps: where room is needed, those that were read longest
         *     ago go first. Below the `floor` of free space, and over the `limit`, uploads and decodings are answered with 507.
         */
        get: operations["getStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The spaces of the caller
         * @description A dump is in a space: everybody's (`public`), the caller's own (`~NAME`), or that of a team, which a token or a trusted
         *     proxy names. A dump of another space is not found. Administrators see all spaces. What is made of a dump is in
         *     its space. Formats, schemas, the formats of ports and timings are in spaces, too: a dump is read with those of its space,
         *     and everybody's behind them; of two of the same id or port, that of its space counts.
         */
        get: operations["listSpaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/formats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All formats that this server can decode, the user's own in a space included */
        get: operations["listFormats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/formats/{format}": {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path: {
                /** @description The format's id */
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        /** One format, with its structure */
        get: operations["getFormat"];
        /**
         * Save a descriptor as a user's own format
         * @description The descriptor's `meta/id` has to be the id in the address. Every save is a version; the same text again is
         *     none. Trees that were decoded with an earlier version are decoded again when they are asked for. Built-in
         *     formats cannot be replaced (409): save a copy under another id. A descriptor with errors is refused
         *     (422) with all diagnostics in `mistakes`; one with warnings is saved.
         */
        put: operations["saveFormat"];
        post?: never;
        /** Delete a user's own format, with all its versions and the trees decoded with it */
        delete: operations["deleteFormat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/formats/{format}/source": {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path: {
                /** @description The format's id */
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        /**
         * The descriptor as it was written
         * @description Drafts have a source too, as long as they are remembered.
         */
        get: operations["getFormatSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/formats/{format}/schema": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The format's id */
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        /**
         * The schema of a format with one, such as what a codec wrote an encoding by
         * @description Those of encodings of users' objects are forgotten after a while.
         */
        get: operations["getFormatSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/formats/{format}/versions": {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path: {
                /** @description The format's id */
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        /** The versions of a user's own format, newest first; none for a built-in format */
        get: operations["listVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/formats/{format}/versions/{version}/source": {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path: {
                /** @description The format's id */
                format: components["parameters"]["Format"];
                version: number;
            };
            cookie?: never;
        };
        /** The descriptor as it was saved then */
        get: operations["getVersionSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a descriptor that is being written, and make it usable
         * @description Nothing is saved: a bounded number of drafts is remembered, named by their content. Where the draft is `usable`,
         *     its id can be the `format` of `POST /dumps/{dump}/trees`. Trees of drafts are few and do not outlive the server;
         *     delete those that are superseded.
         */
        post: operations["draft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completions at a position of a descriptor */
        post: operations["complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/describe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Generate a descriptor of a record from the list of its Java fields */
        post: operations["describe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/layers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All layers that this server can remove; text dialects first */
        get: operations["listLayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dialects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dialects that bytes are written in */
        get: operations["listDialects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Detect layers and formats of bytes while they are typed or pasted
         * @description Nothing is stored. An exception message or a stack trace is explained.
         */
        post: operations["preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/diagnoses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain the exception messages in a text
         * @description Nothing is stored. With a tree, each diagnosis links to the fields that it is about. Of a text of more than 100,000
         *     characters only the end is read. All known messages are in `docs/messages.md`.
         */
        post: operations["diagnose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sample-dumps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Built-in sample dumps */
        get: operations["listSampleDumps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sample-dumps/{sample}/dumps": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sample: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a dump of a sample */
        post: operations["openSampleDump"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The objects that can be encoded */
        get: operations["listSamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/codecs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All codecs, unavailable ones included */
        get: operations["listCodecs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/declarations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What class files declare, as text for `declarations`
         * @description The fields of a type and of all that it refers to, from class files (`.class`) and archives with class files in them (`.jar`,
         *     `.war`, `.ear`, `.zip`). They are read as bytes: nothing is loaded, and nothing is kept. Where there are several types
         *     and none is named, the answer has their names only; where there is none, it says in `problems` what could not be read. Classes that are not there have stand-ins without fields.
         */
        post: operations["declareClassFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/encodings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Encode a sample, or an object of a dump or of declared classes, with many codecs
         * @description Each codec encodes the object, reads its own bytes back, and is labelled with what came of that; the bytes are
         *     decoded by this server's own parsers, so that each has a role and a place in the object. With
         *     `Accept: text/event-stream` the answer is one event for each codec as it finishes (`begin`, then `result`s, then
         *     `end`); otherwise one document.
         *
         *     Of a dump, the object is made anew: its classes are defined with the names and fields that the dump says, without
         *     any code, and are gone with the answer. What could not be made is in `losses`; in the stream of events, `begin` has
         *     it as `object`. The dump may have 4 MiB, 2,000 classes and 100,000 objects, and its objects have to be made in 10 s.
         *
         *     With `declarations`, the classes are those; values come from the dump or from `json` by the names of members, or are generated.
         *
         *     With `schemas`, codecs write by those instead of the ones that they make: fields are found by their names, what a
         *     schema does not have is not written, and a codec whose schema cannot hold the object says why in its row.
         *
         *     Dumps of encodings are forgotten after a while, unless they are decoded with `POST /dumps/{dump}/trees`.
         */
        post: operations["encode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/layouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What messages of one unknown format have in common
         * @description Each dump is a message. All are gone through at once, each from its own position: bytes that are the same, lengths of what
         *     follows or of the whole, counters, times, texts, numbers; and the beginning of a descriptor from that. The fields tile each
         *     message. At most 64 MiB in all.
         */
        post: operations["alignMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/populations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Encode many objects, those of stored dumps, with many codecs
         * @description All objects of the dumps are one population, with classes that have the members of all. Each codec encodes every object and
         *     reads it back; the answer has the sizes as distributions, the totals after compressors, zstd with a dictionary that was trained on
         *     some of the objects and tried on the others, and the smallest codec for the whole. Nothing is stored.
         *
         *     A dump that gives no object costs only itself: `left` counts such dumps by reason, each with the name of the first. Where
         *     none gives any, the answer is 422, with all reasons as `mistakes`.
         *
         *     With `Accept: text/event-stream` the answer is a stream of events: `begin` with the numbers of dumps and codecs; `progress` for
         *     each of the passes `classes`, `objects` (which count dumps), `dictionaries` and `sizes` (which count objects); `end` with what is
         *     otherwise the document; or `failed` with a problem. A client that closes the connection ends it.
         *
         *     A population has 1,000 dumps of 4 MiB, 64 MiB in all, and 10,000 objects at most, and may take 2 minutes: what was measured by then
         *     is the answer, and what is beyond is counted in `left`. One population is measured at a time; where another one takes long, the answer is 503.
         */
        post: operations["measurePopulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/flexibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What codecs make of bytes whose classes have changed
         * @description For each change, an object of one version of some classes is written by the codec, and read with the other. A process
         *     of its own tries all of it once, at the first request; that takes some seconds of one core. The answer has the cells
         *     that have been tried so far; where none have yet beyond `from`, it waits a second for some. Ask for the others with
         *     `from`, for as long as `measuring` is true. The last part is tagged, as is the whole.
         */
        get: operations["listFlexibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/flexibility/{codec}/{change}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                codec: string;
                change: string;
            };
            cookie?: never;
        };
        /**
         * What a codec makes of a change, byte by byte
         * @description In each direction: the bytes that the writer's classes give, those that the reader's classes give for what was read, and
         *     what the reader took from where. Asked before the pair has been tried, the answer is 409: ask again.
         */
        get: operations["readChanged"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/timings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The runs that were kept, and whether this server measures
         * @description The last 200 runs of each space are kept.
         */
        get: operations["listTimings"];
        put?: never;
        /**
         * Measure how long codecs take
         * @description JMH measures a sample, or an object of a dump or of declared types, with each codec, in processes of its own. The answer is a stream of events: `place` while
         *     others are before this run, which is one at a time; `begin` with the number of results, one for each codec and size; `waiting` while another
         *     program on the machine measures; an `iteration` as each ends; a `result` for each codec and size; `end` with all of the run,
         *     the JSON that JMH writes, and the id under which both are kept. A client that closes the connection ends the run and its processes.
         *
         *     A server that others can reach does this only if it was started with `--timings on`.
         */
        post: operations["measure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/timing-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep results that JMH wrote as JSON
         * @description The same results under the same name are one run in a space, however often they are sent.
         */
        post: operations["importTiming"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/timings/{run}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                run: components["parameters"]["TimingRun"];
            };
            cookie?: never;
        };
        /** A run that was kept */
        get: operations["getTiming"];
        put?: never;
        post?: never;
        /** Forget a run */
        delete: operations["deleteTiming"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/timings/{run}/jmh": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                run: components["parameters"]["TimingRun"];
            };
            cookie?: never;
        };
        /** The results of a run as JMH writes them, which JMH Visualizer reads */
        get: operations["exportTiming"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/schemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Uploaded schemas of a space, newest first */
        get: operations["listSchemas"];
        put?: never;
        /**
         * Upload a schema
         * @description Afterwards its `formatId` can be the `format` of `POST /dumps/{dump}/trees`. The same content for the same format
         *     and root is the same schema.
         */
        post: operations["addSchema"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/schemas/{schema}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                schema: string;
            };
            cookie?: never;
        };
        /** The text of a schema */
        get: operations["getSchema"];
        put?: never;
        post?: never;
        /** Delete a schema and the trees decoded with it */
        delete: operations["deleteSchema"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dumps on this server, newest first */
        get: operations["listDumps"];
        put?: never;
        /**
         * Upload a dump
         * @description The raw body is the dump, streamed to disk and hashed on the way. A multipart form with one file part named
         *     `file` is accepted too. Content already here is recognised by its hash and answered with the same dump,
         *     which keeps its name.
         */
        post: operations["uploadDump"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /** One dump */
        get: operations["getDump"];
        put?: never;
        post?: never;
        /** Delete a dump and its trees */
        delete: operations["deleteDump"];
        options?: never;
        head?: never;
        /** Give a dump another name */
        patch: operations["renameDump"];
        trace?: never;
    };
    "/api/v1/dumps/{dump}/bytes": {
        parameters: {
            query?: {
                /** @description What is inside these layers; `raw` for the dump itself */
                layers?: string;
            };
            header?: {
                /** @description One range, for example `bytes=0-65535` or `bytes=-16`; anything else is ignored */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /** The dump as it was uploaded, or what is inside layers of it */
        get: operations["getDumpBytes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/candidates": {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /** How the dump can be read, most likely first, with reasons */
        get: operations["detect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/capture": {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /** A capture as a whole; indexed when first asked for */
        get: operations["getCapture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/capture/flows": {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                /** @description What to order by; `-` before it for the largest first */
                sort?: "number" | "packets" | "bytes" | "start" | "duration" | "a" | "b" | "-number" | "-packets" | "-bytes" | "-start" | "-duration" | "-a" | "-b";
                /** @description Words all of which have to occur in an endpoint, a name, the protocol or a fact, or in what a side sent */
                filter?: string;
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /** A page of the flows */
        get: operations["listFlows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/capture/flows/{flow}": {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
                /** @description Number of a flow from 0 */
                flow: components["parameters"]["Flow"];
            };
            cookie?: never;
        };
        /** One flow */
        get: operations["getFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/capture/flows/{flow}/format": {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
                /** @description Number of a flow from 0 */
                flow: components["parameters"]["Flow"];
            };
            cookie?: never;
        };
        get?: never;
        /** Set the protocol of a flow */
        put: operations["bindFlow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/capture/flows/{flow}/packets": {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
                /** @description Words, all of which occur in the addresses, names or the protocol of its flow, in its flags, or in what it carries */
                filter?: string;
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
                /** @description Number of a flow from 0 */
                flow: components["parameters"]["Flow"];
            };
            cookie?: never;
        };
        /** A page of the packets of a flow, both ways */
        get: operations["listPacketsOfFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/capture/flows/{flow}/conversation": {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                /** @description Read both sides in this format instead of what they are bound to or look like */
                format?: string;
                /** @description Whose bytes count where segments overlap */
                overlaps?: "first" | "last" | "bsd" | "linux" | "old-linux";
                /** @description Words, all of which occur in a message, or in the one that it answers or is answered by */
                filter?: string;
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
                /** @description Number of a flow from 0 */
                flow: components["parameters"]["Flow"];
            };
            cookie?: never;
        };
        /** A page of the messages of both sides, in the order of time */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/capture/packets": {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
                /** @description Words, all of which occur in the addresses, names or the protocol of its flow, in its flags, or in what it carries */
                filter?: string;
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /** A page of the packets */
        get: operations["listPackets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/capture/packets/{packet}": {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
                /** @description Its number */
                packet: number;
            };
            cookie?: never;
        };
        /** A packet, with what its bytes mean */
        get: operations["getPacket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/capture/timeline": {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                spans?: number;
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /** Packet counts over time, in equal spans */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/capture/issues": {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /** A page of the capture's issues */
        get: operations["listCaptureIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bindings of ports in a space */
        get: operations["listPorts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ports/{port}/format": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                port: number;
            };
            cookie?: never;
        };
        get?: never;
        /** Set the protocol of a port, in all captures of a space */
        put: operations["bindPort"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/packets": {
        parameters: {
            query: {
                /** @description First byte of the source */
                offset: number;
                length?: number;
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /** The packets that bytes arrived in, and the gaps between them; empty outside captures */
        get: operations["listBoundaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/carvings": {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /**
         * Find embedded data by signature: serialization streams, gzip, archives, base64
         * @description One pass over the dump, or over what is inside its layers. Decode the dump with an item's `layers` to open it.
         *     The list holds at most 10,000 items; with `more` there may be others.
         */
        get: operations["carve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /**
         * The notes of a dump
         * @description In the order of their bytes. The answer is the document that they are exported as and imported from.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Keep one note or many, or change them
         * @description A note whose `id` the dump has takes the place of that one. One without an `id` is kept once: where the dump has a
         *     note that says the same of the same bytes, in the same colour, that one stays, so that a request may be sent again.
         *     All are kept, or none. A document that says in `dump` that it is about other bytes is refused.
         */
        post: operations["keepNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/notes/{note}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
                note: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a note */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/trees": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decode a dump into a tree
         * @description The same choices give the same tree, decoded once. Bytes of unknown format give a tree of format `bytes`:
         *     one unparsed field. While a large dump is being decoded the answer is 202 with `state: decoding` and progress;
         *     ask for the tree again until it is `ready`.
         */
        post: operations["decode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /** A tree and its root */
        get: operations["getTree"];
        put?: never;
        post?: never;
        /**
         * Cancel decoding, or delete a tree (it can be decoded again)
         * @description A token that is good for `read` ends the decoding that it asked for, and nothing else.
         */
        delete: operations["cancelTree"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/bytes": {
        parameters: {
            query?: never;
            header?: {
                /** @description One range, for example `bytes=0-65535` or `bytes=-16`; anything else is ignored */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /** The bytes the tree's offsets address */
        get: operations["getTreeBytes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/sources": {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /** A page of derived sources, by number, and what each was made from */
        get: operations["getSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/sources/{source}/bytes": {
        parameters: {
            query?: never;
            header?: {
                /** @description One range, for example `bytes=0-65535` or `bytes=-16`; anything else is ignored */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The source's number; 0 is the tree's own */
                source: number;
            };
            cookie?: never;
        };
        /** The bytes of a source */
        get: operations["getSourceBytes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/sources/{source}/excerpt": {
        parameters: {
            query?: {
                /** @description First byte */
                offset?: components["parameters"]["RangeOffset"];
                /** @description How many bytes, as far as there are as many; absent: all that follow */
                length?: components["parameters"]["RangeLength"];
                /** @description The bytes themselves, or their text: the id of a dialect that is written */
                as?: string;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The source's number; 0 is the tree's own */
                source: number;
            };
            cookie?: never;
        };
        /** A part of a source as a file: its bytes, or their text in a dialect */
        get: operations["getExcerpt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/sources/{source}/statistics": {
        parameters: {
            query?: {
                /** @description First byte */
                offset?: components["parameters"]["RangeOffset"];
                /** @description How many bytes, as far as there are as many; absent: all that follow */
                length?: components["parameters"]["RangeLength"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The source's number; 0 is the tree's own */
                source: number;
            };
            cookie?: never;
        };
        /** Counts, entropy and checksums of a part of a source */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/sources/{source}/digraph": {
        parameters: {
            query?: {
                /** @description First byte */
                offset?: components["parameters"]["RangeOffset"];
                /** @description How many bytes, as far as there are as many; absent: all that follow */
                length?: components["parameters"]["RangeLength"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The source's number; 0 is the tree's own */
                source: number;
            };
            cookie?: never;
        };
        /**
         * How often each byte follows each in a part of a source
         * @description 65,536 shades: those of the pairs 00 00, 00 01 and so on. 0 where a pair does not occur, 255 for the most frequent one;
         *     between them, by the logarithm of the count.
         */
        get: operations["getDigraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/sources/{source}/map": {
        parameters: {
            query?: {
                /** @description Parts at most */
                parts?: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The source's number; 0 is the tree's own */
                source: number;
            };
            cookie?: never;
        };
        /**
         * A source in parts of about the same length: role, entropy and worst issue of each
         * @description Parts are known by samples of them, whatever the size of the source.
         */
        get: operations["getSourceMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/sources/{source}/inside": {
        parameters: {
            query?: {
                /** @description First byte */
                offset?: components["parameters"]["RangeOffset"];
                /** @description How many bytes, as far as there are as many; absent: all that follow */
                length?: components["parameters"]["RangeLength"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The source's number; 0 is the tree's own */
                source: number;
            };
            cookie?: never;
        };
        /** Detect the content of a part of a source */
        get: operations["getInsideOfRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/spans": {
        parameters: {
            query: {
                /** @description Number of the source that the offset counts in; 0 is the tree's own */
                source?: components["parameters"]["Source"];
                /** @description First byte */
                offset: number;
                /** @description How many bytes */
                length?: number;
                /** @description How many spans at most */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /**
         * The leaves that cover a window of bytes, for colouring it
         * @description Consecutive leaves of one role inside one parent may be merged into one span when the window holds over 4096.
         *     Bit fields that share a byte share a span there. Where the tiling has a gap, positioned fields show.
         */
        get: operations["getSpans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/fields/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        /** One field, with everything the detail pane shows */
        get: operations["getField"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/fields/{field}/inside": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        /** Detect the content of a field's bytes */
        get: operations["getInside"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/fields/{field}/checksums": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        /**
         * The ranges whose checksum a field is
         * @description Ranges that begin and end with a field that holds this one, or is beside one of those, are tried with each checksum
         *     whose values are as long as the field; 256 MiB in all.
         */
        get: operations["getChecksumsLike"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/origin": {
        parameters: {
            query: {
                /** @description First byte of the source */
                offset: number;
                length?: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /** Where bytes of the source were in the layers around it, the dump last */
        get: operations["getOrigin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/fields/{field}/children": {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        /** A page of a field's children */
        get: operations["getChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/fields/{field}/value": {
        parameters: {
            query?: {
                /** @description The member of the value of that field that is meant, where the field holds that as well */
                within?: components["parameters"]["Within"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        /**
         * The value that a field holds
         * @description What the bytes say, without what only the encoding needs: of a field that is no value, the innermost value around
         *     it.
         */
        get: operations["getValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/fields/{field}/value/parts": {
        parameters: {
            query?: {
                /** @description The member of the value of that field that is meant, where the field holds that as well */
                within?: components["parameters"]["Within"];
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        /**
         * A page of the contents of a value
         * @description Elements of a sequence, entries of a map by their keys, members of a structure by their names
         */
        get: operations["getValueParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/fields/{field}/value/text": {
        parameters: {
            query?: {
                /** @description The member of the value of that field that is meant, where the field holds that as well */
                within?: components["parameters"]["Within"];
                /** @description Where to begin: 0, or the `next` of the part before */
                from?: number;
                /** @description Characters at most */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        /**
         * A part of the text of a scalar or of opaque bytes
         * @description What the value says, however long: ask for `next` until there is none. Of a reference, the text of the value it
         *     refers to. Values with parts have no text: 404.
         */
        get: operations["getValueText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/fields/{field}/value/document": {
        parameters: {
            query?: {
                /** @description The member of the value of that field that is meant, where the field holds that as well */
                within?: components["parameters"]["Within"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        /**
         * The value of a field as a JSON document
         * @description As `decode --as values` prints it: numbers with all their digits, texts whole, bytes in base 64, what stands elsewhere as
         *     `{"$ref": "orders[0]"}`.
         */
        get: operations["getValueDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/value-at": {
        parameters: {
            query: {
                /** @description Number of the source that the offset counts in; 0 is the tree's own */
                source?: components["parameters"]["Source"];
                offset: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /** The innermost value whose bytes hold a byte */
        get: operations["getValueAt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/value-by-path": {
        parameters: {
            query: {
                /** @description For example `orders[0].price` or `attributes["a b"]` */
                path: string;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /**
         * The value at a path
         * @description References are followed on the way
         */
        get: operations["getValueByPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/field-at": {
        parameters: {
            query: {
                /** @description Number of the source that the offset counts in; 0 is the tree's own */
                source?: components["parameters"]["Source"];
                offset: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /**
         * The innermost field that holds a byte
         * @description The last one where bit fields share it. Where the tiling has a gap and positioned fields hold the byte, the one
         *     that starts last.
         */
        get: operations["getFieldAt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/field-by-path": {
        parameters: {
            query: {
                /** @description For example `contents[0].classData[0].prices[3]` */
                path: string;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /** The field at a path */
        get: operations["getFieldByPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/field-by-line": {
        parameters: {
            query: {
                /** @description A line of the descriptor the tree was decoded with */
                line: number;
                /** @description Where to look first */
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /**
         * The field near an offset that a line of the descriptor defines
         * @description Fields that hold the offset come first, from the innermost, then their siblings, then the first such field in
         *     the tree; a bounded number of fields is searched. A line inside a definition counts for that.
         */
        get: operations["getFieldByLine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/query": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate an expression of the descriptor language against a tree
         * @description For example `records[3].prices.size`. Of a tree that a descriptor decoded, names are those of its fields; of any other
         *     one, the members and keys of its values. A selection (`orders[?price > 100].sku`, `..id`) is answered with some of the
         *     values that it selects, in `selected`. An error in the expression is a problem 422, whose `mistakes` have
         *     its position: line 1, and the column.
         */
        post: operations["query"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/hits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find bytes, texts, numbers, times, names and values
         * @description An answer has what was found in a quarter of a second, at most `limit` hits; with its `next`, the search goes on. A
         *     request that says nothing that can be looked for is a problem 422, whose `mistakes` have its position.
         */
        post: operations["find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/hit-counts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count hits in bytes by where they are
         * @description Counts what the same request to `hits` finds, for a quarter of a second; with `next`, counting goes on. Names, types
         *     and values are not counted.
         */
        post: operations["countHits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/differences": {
        parameters: {
            query: {
                /** @description The id of the tree that comes after this one */
                with: string;
                /** @description What is compared; `auto`: what they say where both formats know that, otherwise fields of one format, otherwise bytes */
                as?: "auto" | "values" | "fields" | "bytes";
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /**
         * What differs from this tree to another
         * @description Values are matched by the names of members, by keys, and elements of lists by what they say; what only the encoding
         *     has (handles, capacities, the order of class descriptors) is no difference. Bytes are compared with insertions and
         *     deletions.
         */
        get: operations["getDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /**
         * The dump with its notes and what it is read by, as one file
         * @description A zip file, `NAME.hexplain`; docs/notes.md describes it. Another server takes it by `POST /api/v1/bundles`.
         */
        get: operations["getBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/report": {
        parameters: {
            query?: {
                /** @description Markdown, one HTML file that needs nothing else, or a drawing of the first bytes only */
                as?: "markdown" | "html" | "svg";
                /** @description Fields further in are left out */
                depth?: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /** What the dump is: its notes, issues, layout and fields */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bundles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in a bundle
         * @description Its dump, its notes, and the descriptor or schema that its format needs. A format that is here stays as it is; `remarks`
         *     say where that is another one.
         */
        post: operations["openBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/edits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change values, or replace bytes, in a dump of its own
         * @description The dump that is edited stays as it is. Of a value that is changed, the lengths that count its bytes follow; the
         *     result is decoded again, and refused (409) where anything else would change. Bytes are replaced whatever becomes of
         *     them. They are those inside the layers; with `wrapped`, dialects, gzip and zlib are put back around changed values.
         */
        post: operations["edit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What callers with tokens did, the latest first
         * @description Uploads, dumps that were opened, downloaded or shared, what was changed or deleted, and what a token was too weak for. Needs a
         *     token of the scope `admin`, where there are tokens; without any, users are not distinguished and nothing is recorded.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The work that is being done, or waits
         * @description Decodings, captures that are indexed, searches, edits, questions, objects that are encoded or measured, and answers, also those that
         *     are being sent, with who asked for them. Needs a token of the scope `admin`, where there are tokens.
         */
        get: operations["listWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/work/{work}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                work: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End work; the client that waits for its answer gets the message that an operator ended it, or a closed connection where the answer has begun */
        delete: operations["endWork"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/table": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /**
         * What a table of many dumps has
         * @description The dump is a Parquet file that `hexplain scan --out` wrote; of any other the answer is 409.
         */
        get: operations["describeTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/table/answers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The first rows of the answer to a question
         * @description A question is one query in the SQL of DuckDB. The table is called as its rows are: `files`, `messages`, `classes` or `fields`;
         *     nothing else can be asked. A question may take 30 seconds and 256 MB of memory; of its answer, texts have 4,096 characters, lists 100
         *     texts and all of it some four million characters at most. The database's words for a mistake are the
         *     problem's `detail`.
         */
        post: operations["askTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/table/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The answer to a question as a file
         * @description Of a million rows and one GiB at most; an answer with more is refused.
         */
        post: operations["exportAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/patch": {
        parameters: {
            query: {
                /** @description Id of the dump that it is made of */
                from: string;
                /** @description The patch is of what is inside these layers of that dump; `raw` for the dump itself */
                layers?: string;
                /** @description IPS; bsdiff 4; or ranges as a document */
                as: "ips" | "bsdiff" | "json";
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /**
         * What makes this dump of another one, as a file
         * @description Of at most 16 MiB of other bytes; IPS for dumps of at most 16 MiB (409 otherwise). `hexplain patch` applies it. The
         *     document of ranges has `before` and `after` with `sha256` and `size`, and `ranges` as `edits` takes them.
         */
        get: operations["getPatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dumps/{dump}/wrapped": {
        parameters: {
            query: {
                /** @description Id of the dump with the layers */
                like: string;
                /** @description Layers of that dump */
                layers: string;
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        /**
         * The dump in the layers that were removed from another one
         * @description What is around the layers is that of the other dump. Dialects, gzip and zlib are put back, around all or a part of it;
         *     other layers are refused (409). Of dumps of at most 16 MiB.
         */
        get: operations["getWrapped"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/classes": {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /**
         * The classes that a Java serialization stream describes
         * @description In the order of their descriptors. Those that the server's own JDK has are compared with that; the others have no
         *     verdict.
         */
        get: operations["getStreamClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/classes/compare": {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What ObjectInputStream would do with a stream, given class files
         * @description Class files (`.class`), and archives with class files in them (`.jar`, `.war`, `.ear`, `.zip`), in the order of a class path
         *     behind the server's JDK. They are read as bytes: nothing is loaded, and nothing is kept. What cannot be read of
         *     them is named in `problems`, and the rest counts.
         */
        post: operations["compareStreamClasses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/classes/changes": {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /**
         * What changed in the classes of another Java serialization stream, up to this one
         * @description Each class that both streams describe: its serialVersionUID, fields, superclasses, how it is written, and what a program
         *     with the later class does with the earlier stream. Streams do not name transient and static fields, or methods. `from` and
         *     `limit` choose among the classes that changed.
         */
        get: operations["getStreamClassChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/risks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /**
         * What a Java serialization stream would do to a reader
         * @description Known gadget chains, what else is worth a look, and sizes as a filter counts them (JEP 290). That nothing is found
         *     does not mean that it does no harm. Nothing is deserialized.
         */
        get: operations["getStreamRisks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/filter": {
        parameters: {
            query?: {
                /** @description Whether it names the classes of the stream or their packages */
                by?: "class" | "package";
                /** @description Whether it has limits of depth, references, bytes and arrays */
                sizes?: "limited" | "unlimited";
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /**
         * A deserialization filter that accepts a stream
         * @description As a pattern of `jdk.serialFilter`, with limits rounded up where they are wanted, and in the forms in which it is set. It rejects all
         *     classes that the stream does not need. At most 5,000 names.
         */
        get: operations["getStreamFilter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/filter/try": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a pattern of jdk.serialFilter on a stream
         * @description Which checks of the stream the pattern rejects, where, and by which of its parts. Nothing is deserialized. A pattern
         *     that the JDK would not accept is a problem 400.
         */
        post: operations["tryStreamFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/issues": {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        /** A page of issues, by offset */
        get: operations["getIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/handles/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The handle's id: a number that counts definitions through the whole source, resets included */
                handle: components["parameters"]["Handle"];
            };
            cookie?: never;
        };
        /** The definition of a handle, and the number of references to it */
        get: operations["getHandle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/handles/{handle}/references": {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The handle's id: a number that counts definitions through the whole source, resets included */
                handle: components["parameters"]["Handle"];
            };
            cookie?: never;
        };
        /** A page of the fields that refer to a handle */
        get: operations["getReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trees/{tree}/handles/{handle}/instances": {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The handle's id: a number that counts definitions through the whole source, resets included */
                handle: components["parameters"]["Handle"];
            };
            cookie?: never;
        };
        /** A page of the objects whose class descriptor the handle defines */
        get: operations["getInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Storage: {
            /**
             * Format: int64
             * @description How many dumps there are
             */
            dumpCount: number;
            /**
             * Format: int64
             * @description Bytes of all dumps
             */
            dumps: number;
            /**
             * Format: int64
             * @description Indexes of trees and captures
             */
            indexes: number;
            /**
             * Format: int64
             * @description Bytes of removed layers' output
             */
            layers: number;
            /**
             * Format: int64
             * @description Copies of dumps that a bucket keeps; absent where dumps are in the data folder
             */
            fetched?: number;
            /**
             * Format: int64
             * @description Limit for dumps, indexes and layers together, or for dumps alone in a bucket; absent where nothing else bounds them
             */
            limit?: number;
            /**
             * Format: int32
             * @description Days after which an unopened dump in the caller's space is deleted; absent for never
             */
            keepDays?: number;
            /**
             * Format: int64
             * @description Free bytes of the volume
             */
            free: number;
            /**
             * Format: int64
             * @description Size of the volume
             */
            total: number;
            /**
             * Format: int64
             * @description Bytes of the volume that stay free
             */
            floor: number;
            /**
             * Format: int64
             * @description Bytes that one dump may have
             */
            largestUpload: number;
        };
        Health: {
            /** @enum {string} */
            status: "up";
            version: string;
        };
        Live: {
            /** @enum {string} */
            status: "up";
        };
        Ready: {
            /** @enum {string} */
            status: "up" | "down";
            checks: {
                /** @description For example `database` or `pool` */
                name: string;
                /** @enum {string} */
                status: "up" | "down" | "restart";
            }[];
        };
        Problem: {
            /** @description A stable name of the kind of problem */
            type: string;
            title: string;
            status: number;
            /** @description Where, what was expected, what was found, what to do */
            detail: string;
            instance?: string;
            /** @description The id of this request in the server's log; also in the header `X-Request-Id` */
            requestId?: string;
            /** @description Of the type `urn:hexplain:problem:busy`: the kind of work that there is too much of; see `Retry-After` */
            pool?: string;
            /** @description Of the type `urn:hexplain:problem:shared`: what `shared` may be */
            choices?: ("all" | "here")[];
        };
        DiagnosticsProblem: components["schemas"]["Problem"] & {
            mistakes: components["schemas"]["Diagnostic"][];
        };
        Diagnostic: {
            /** @enum {string} */
            severity: "error" | "warning";
            /** @description From 1 */
            line: number;
            /** @description From 1 */
            column: number;
            /** @description Behind the last character, in the same line; absent: to the end of the line */
            endColumn?: number;
            /** @description In the YAML: `/types/header/seq/0/size`; in values: `prices[3]`; where a search or an expression is refused, the member of the request: `text`, `expression`, `after`, `kind` */
            path: string;
            /** @description What was expected and found, with a suggestion where there is one */
            message: string;
        };
        Format: {
            id: string;
            title: string;
            /** @description The folder of the descriptor; `own` for a user's own */
            category: string;
            /** @description The first paragraph */
            doc: string;
            /**
             * @description Decoded by a native decoder, or by its descriptor alone
             * @enum {string}
             */
            kind: "native" | "descriptor";
            /** @enum {string} */
            origin: "builtin" | "own";
            /** @description SPDX identifier; empty where none is given */
            license: string;
            fileExtensions: string[];
            /** @description Usual ports, if it is a protocol */
            ports: number[];
            signatures: components["schemas"]["Signature"][];
            /** @description Ids for /samples/{sample} */
            samples: string[];
            /** @description The schema that it needs, for display: with one of POST /schemas it is a format of its own; absent where it needs none */
            takes?: string;
            /** @description That it is in; only of a user's own */
            space?: string;
            /** @description Number of saves; only of a user's own */
            version?: number;
            /**
             * Format: date-time
             * @description Only of a user's own
             */
            savedAt?: string;
        };
        Signature: {
            /** Format: int64 */
            offset: number;
            /** @description Upper-case digits: `ACED0005` */
            hex: string;
        };
        FormatDetail: {
            format: components["schemas"]["Format"];
            /** @description All of it */
            doc: string;
            docRef: string[];
            /** @description Whether there is a descriptor to read */
            hasSource: boolean;
            /** @description Whether its byte order is that of the machine that wrote it, so that `endian` can be chosen when decoding */
            nativeEndian: boolean;
            /** @description Warnings; errors where an import is missing */
            mistakes: components["schemas"]["Diagnostic"][];
            /** @description The type at the top first; nested ones behind the type they are nested in */
            types: components["schemas"]["FormatType"][];
            enums: components["schemas"]["FormatEnum"][];
        };
        FormatType: {
            /** @description From the top: `png`, `png::chunk` */
            name: string;
            /** @description 0 at the top */
            depth: number;
            /** @description In the descriptor */
            line: number;
            doc?: string;
            docRef?: string[];
            /** @description `be`, `le`, `native`, or the expression that decides; absent where not given */
            endian?: string;
            encoding?: string;
            parameters: components["schemas"]["FormatParameter"][];
            /** @description Those of `seq`, then the instances */
            fields: components["schemas"]["FormatField"][];
        };
        FormatParameter: {
            name: string;
            type: string;
            doc?: string;
            line: number;
        };
        FormatField: {
            name: string;
            /**
             * @description An entry of `seq`, an instance that is read, an instance that is calculated
             * @enum {string}
             */
            kind: "sequential" | "positioned" | "calculated";
            /** @description As written: `u4le`, `chunk(4)`, `bytes`; `switch` with its `cases`; empty where calculated */
            type: string;
            cases?: components["schemas"]["FormatCase"][];
            switchOn?: string;
            /** @description Names of the types of this descriptor that its value may have, as in `types` */
            targets: string[];
            /** @description Name of the enum, as in `enums` where it is of this descriptor */
            enum?: string;
            /** @description An expression, `to the end`, or `up to 00`; absent where the type defines it */
            size?: string;
            /** @description An expression, `to the end`, or `until …`; absent where it is read once */
            repeat?: string;
            if?: string;
            /** @description `zlib`, `xor(key)` */
            process?: string;
            position?: string;
            /** @description The expression of a calculated field, or the bytes of a fixed one */
            value?: string;
            valid?: string;
            doc?: string;
            docRef?: string[];
            role?: components["schemas"]["Role"];
            line: number;
        };
        FormatCase: {
            /** @description An expression; `_` for all others */
            when: string;
            type: string;
        };
        FormatEnum: {
            /** @description From the top: `png::color_type` */
            name: string;
            line: number;
            members: components["schemas"]["FormatEnumMember"][];
        };
        FormatEnumMember: {
            name: string;
            /** @description Decimal; may be too large for a JSON number */
            value: string;
            /** @description Its name in the specification */
            originalName?: string;
            doc?: string;
            line: number;
        };
        FormatVersion: {
            /** @description From 1 */
            version: number;
            /** Format: date-time */
            savedAt: string;
            /** @description Bytes of the descriptor */
            size: number;
        };
        VersionPage: {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            total: number;
            items: components["schemas"]["FormatVersion"][];
        };
        Draft: {
            /** @description The `format` to decode with: `draft-3f…`; the same text gives the same */
            draft: string;
            /** @description meta/id; empty where there is none */
            id: string;
            title: string;
            /** @description Whether it has no errors */
            usable: boolean;
            nativeEndian: boolean;
            /** @description In the order of the text */
            mistakes: components["schemas"]["Diagnostic"][];
        };
        CompletionRequest: {
            source: string;
            /** Format: int32 */
            line: number;
            /**
             * Format: int32
             * @description Where the cursor is, in UTF-16 code units; 1 is before the first character
             */
            column: number;
        };
        Completions: {
            /** @description Column where the text starts that a proposal replaces; it ends at the cursor */
            from: number;
            items: components["schemas"]["Completion"][];
        };
        Completion: {
            /** @description What is inserted */
            label: string;
            /** @enum {string} */
            kind: "key" | "type" | "field" | "enum" | "member" | "method" | "value";
            /** @description A type, a signature */
            detail?: string;
            doc?: string;
        };
        DescribeRequest: {
            /** @description As in Java source: `long sourceId, boolean special, double[] prices`; an enum lists its constants: `Side{BUY, SELL} side` */
            fields: string;
            /**
             * @default be
             * @enum {string}
             */
            endian: "le" | "be" | "native";
            /** @default record */
            id: string;
            title?: string;
            /**
             * @description Type of the length before an array
             * @default int
             * @enum {string}
             */
            arrayLength: "byte" | "short" | "int" | "long";
            /**
             * @description How strings are written: `utf` as DataOutputStream.writeUTF does, or UTF-8 behind a length of that type
             * @default utf
             * @enum {string}
             */
            text: "utf" | "byte" | "short" | "int" | "long";
            /**
             * @description Type of the number of an enum constant
             * @default int
             * @enum {string}
             */
            ordinal: "byte" | "short" | "int" | "long";
            /**
             * @description As listed, or as the JVM lays fields out: by size, the largest first, arrays and strings last
             * @default written
             * @enum {string}
             */
            order: "written" | "field";
            /**
             * @description One record; records to the end; records to the end, each behind its length
             * @default single
             * @enum {string}
             */
            frame: "single" | "repeated" | "length-prefixed";
            /**
             * @default int
             * @enum {string}
             */
            frameLength: "byte" | "short" | "int" | "long";
        };
        /**
         * @description As what the text is read. `auto`: as a text in every encoding, and as bytes, a number, a time or `/a regular
         *     expression/` where it looks like one. `hex`: `ac ed ?? 0?`. `number`: `42`, `0x2A`, `100..200`, `3.14~0.01`,
         *     `int le 42`. `time`: `2024-05-01`, `2024-05-01T10:30Z`. `regex`: in RE2's syntax, over bytes. `strings`: runs of at
         *     least so many characters. `name`: of a field, or the end of its path. `type`: of a value, or a part of its name.
         *     `value`: a condition (`price > 100`) or a selection.
         * @default auto
         * @enum {string}
         */
        SearchKind: "auto" | "text" | "hex" | "number" | "time" | "regex" | "strings" | "name" | "type" | "value";
        FindRequest: {
            text: string;
            kind?: components["schemas"]["SearchKind"];
            /**
             * @description Whether letters match in upper and lower case
             * @default false
             */
            ignoreCase: boolean;
            /** @description The `next` of the answer before */
            after?: string;
            /** @description Of bytes, only those hits that begin in this window */
            within?: {
                /** @default 0 */
                source: number;
                /**
                 * Format: int64
                 * @default 0
                 */
                offset: number;
                /** @default 4096 */
                length: number;
            };
            /** @default 200 */
            limit: number;
        };
        CountHitsRequest: {
            text: string;
            kind?: components["schemas"]["SearchKind"];
            /** @default false */
            ignoreCase: boolean;
            /** @description The `next` of the answer before */
            after?: string;
            /**
             * @description Into how many parts source 0 is divided
             * @default 256
             */
            parts: number;
        };
        Hits: {
            items: components["schemas"]["Hit"][];
            /** @description Where to go on; absent where all is searched */
            next?: string;
            /** @description Why nothing was found although there may be something: the first value that could not be asked */
            problem?: string;
            /** @description Whether nothing was left out up to there: where a limit ended decoding, or bytes are missing, something may be */
            complete: boolean;
            /** @description What was left out: where, and why, a sentence each */
            notes: string[];
        };
        Hit: {
            /** @description Number of the source that the offset counts in */
            source: number;
            /** Format: int64 */
            offset: number;
            /** Format: int64 */
            length: number;
            /** @description What it is: `UTF-8`, `int, big-endian`; of a field or a value, its type */
            is: string;
            /** @description Id of the field that its first byte is in, or that is found itself */
            field?: string;
            /** @description Of the field; of a value, its own */
            path: string;
            /** @description Printable characters before it */
            before: string;
            /** @description Its own, or what a field or a value says */
            text: string;
            /** @description Printable characters behind it */
            after: string;
            /** @description The first of its bytes, in hexadecimal */
            bytes: string;
        };
        HitCounts: {
            /** @description Hits of each part of source 0 */
            counts: number[];
            /**
             * Format: int64
             * @description Hits in derived sources
             */
            others: number;
            /**
             * Format: int64
             * @description Bytes of source 0 before which all hits are counted
             */
            searched: number;
            /** @description Where to go on; absent where all is searched */
            next?: string;
            /** @description Whether nothing was left out up to there: where a limit ended decoding, or bytes are missing, something may be */
            complete: boolean;
            /** @description What was left out: where, and why, a sentence each */
            notes: string[];
        };
        Differences: {
            /**
             * @description What was compared
             * @enum {string}
             */
            as: "values" | "fields" | "bytes";
            /** @description Whether nothing differs */
            same: boolean;
            /** @description Whether all differences were counted */
            complete: boolean;
            /** @description `3 values changed, 1 added (orders[7])` */
            summary: string;
            /** @description Notes: what changed in the classes of Java streams, a sentence each */
            notes: string[];
            counts: {
                kind: components["schemas"]["DifferenceKind"];
                /** Format: int64 */
                count: number;
            }[];
            items: components["schemas"]["Difference"][];
        };
        /** @enum {string} */
        DifferenceKind: "changed" | "type-changed" | "added" | "removed" | "moved";
        Difference: {
            kind: components["schemas"]["DifferenceKind"];
            /** @description Of the value or field in the first tree; in the second one where it is only there */
            path: string;
            /** @description In the second tree; as `path` unless it stands elsewhere there */
            newPath: string;
            before?: components["schemas"]["DifferenceSide"];
            after?: components["schemas"]["DifferenceSide"];
        };
        /** @description One side of a difference; absent where it was added or removed */
        DifferenceSide: {
            /** @description In brief: a value, or bytes in hexadecimal */
            text: string;
            /** @description Of a value or a field; empty for bytes */
            type: string;
            /** @description Id of the field that holds it, or that the first byte is in; empty where there is none */
            field: string;
            /** @description Number of the source that the offset counts in */
            source: number;
            /** Format: int64 */
            offset: number;
            /** Format: int64 */
            length: number;
        };
        ByteStatistics: {
            /** Format: int64 */
            offset: number;
            /** Format: int64 */
            length: number;
            /** @description In bits a byte, 0 to 8 */
            entropy: number;
            /** @description How often each of the 256 bytes occurs */
            counts: number[];
            checksums: {
                /** @description `CRC-32C` */
                name: string;
                /** @description In hexadecimal, the most significant byte first */
                value: string;
            }[];
        };
        /** @description Lists with an item for each part */
        SourceMap: {
            /**
             * Format: int64
             * @description Of the source
             */
            size: number;
            /** @description What most of the bytes looked at are for */
            roles: string[];
            /** @description Of the bytes looked at, in bits a byte */
            entropies: number[];
            /** @description The worst issue that begins in the part, or nothing */
            severities: ("" | "note" | "warning" | "error")[];
        };
        ChecksumMatches: {
            /** @description Whether all ranges were tried */
            complete: boolean;
            /**
             * Format: int64
             * @description Bytes of all of them
             */
            tried: number;
            matches: {
                checksum: string;
                /**
                 * @description Nothing where the field is the checksum as a text
                 * @enum {string}
                 */
                endianness: "" | "big" | "little";
                /** Format: int64 */
                offset: number;
                /** Format: int64 */
                length: number;
                /** @description Path of the first field */
                from: string;
                /** @description Path of the last field */
                to: string;
            }[];
        };
        QueryRequest: {
            expression: string;
            /** @description Id of the field whose names are in scope; absent: the root. Selections begin at the root */
            field?: string;
            /** @description Of a selection: the `next` of the answer before */
            after?: string;
            /**
             * @description Values of a selection at most
             * @default 200
             */
            limit: number;
        };
        QueryResult: {
            /** @description `integer`, `text`, `array of header` */
            type: string;
            value: components["schemas"]["Value"];
            /**
             * Format: int64
             * @description Elements, bytes or characters
             */
            count?: number;
            field?: components["schemas"]["Field"];
            /** @description Of the field */
            path?: string;
            selected?: components["schemas"]["SelectedValues"];
        };
        /** @description Some of the values that a selection selects, in the order of values */
        SelectedValues: {
            items: {
                path: string;
                value: components["schemas"]["LogicalValue"];
            }[];
            /** @description Where to go on; absent where there are no more. There may be less than `limit` items, or none, before it: a search that takes long is answered with what it found so far */
            next?: string;
            /** @description Where nothing is selected: why the first value that could not be asked was not, such as a name that it does not have */
            problem?: string;
            /** @description Whether nothing was left out up to there: where a limit ended decoding, or bytes are missing, something may be */
            complete: boolean;
            /** @description What was left out: where, and why, a sentence each */
            notes: string[];
        };
        Layer: {
            id: string;
            title: string;
            /** @enum {string} */
            kind: "dialect" | "bytes";
        };
        /** @description An object of this server that codecs encode */
        Sample: {
            id: string;
            title: string;
            doc: string;
            /** @description The Java class of the object */
            type: string;
            /** @description JSON Schema (2020-12) of the values */
            schema: {
                [key: string]: unknown;
            };
            /** @description The default values */
            values: {
                [key: string]: unknown;
            };
            size?: components["schemas"]["SampleSize"];
            published: components["schemas"]["PublishedSize"][];
        };
        /** @description The size that can be chosen for the sample; absent where it has none */
        SampleSize: {
            /** @description The part whose size it is, such as `payload` */
            title: string;
            /** @description `bytes` or `elements` */
            unit: string;
            min: number;
            max: number;
            default: number;
        };
        /** @description A size that an article published */
        PublishedSize: {
            /** @description Id of the codec */
            codec: string;
            bytes: number;
            /** @description The article that published it */
            source: string;
            /** @description How it compares with what is measured here; empty where it is the same */
            note: string;
        };
        Codec: {
            id: string;
            title: string;
            /** @description The library family, such as `Kryo` */
            family: string;
            /** @description What it is part of, with the version: `com.esotericsoftware:kryo:5.6.2`; `JDK 25` for the JDK */
            library: string;
            doc: string;
            /** @description The ending of the names of files with schemas that it can write by, such as `proto` */
            schema?: string;
        };
        EditedSchemas: {
            /** @description Schemas by the ids of codecs, which write by them: those with a `schema` in `GET /codecs` */
            schemas?: {
                [key: string]: string;
            };
        };
        EncodeRequest: {
            /**
             * @description Id of a sample
             * @example order
             */
            sample: string;
            /** @description Values that replace those the sample has, such as `{"prices": [0.1]}` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Ids of codecs; without it all, and none for an empty list */
            codecs?: string[];
            /**
             * Format: int64
             * @description The sample's size, where it has one
             */
            size?: number;
        };
        /** @description An object of a dump, and how that is decoded */
        EncodeObjectRequest: components["schemas"]["DecodeRequest"] & {
            /** @description Id of a dump */
            dump: string;
            /** @description Path of a value of it, such as `orders[0].user`; without it, its only object */
            at?: string;
            /** @description Ids of codecs; without it all, and none for an empty list */
            codecs?: string[];
        };
        /** @description Classes that are declared in Java or by a schema, and where the values of an object of theirs are */
        EncodeDeclaredRequest: components["schemas"]["DecodeRequest"] & {
            /** @description Classes, records and enums: `record Order(long id) {}`, or a schema; several files of one are each behind a line `// ==== name ====` */
            declarations: string;
            /**
             * @description What they are written in: Java, or a schema language by the ending of its files, or SBE
             * @default java
             * @enum {string}
             */
            language: "java" | "avsc" | "proto" | "thrift" | "fbs" | "sbe";
            /** @description The class of the object, by its full or simple name; without it, the first */
            type?: string;
            /**
             * Format: int64
             * @description Of the values, where no dump is named
             * @default 1
             */
            seed: number;
            /** @description Elements of each list, map and array, where the values are generated; without it 3 */
            size?: number;
            /** @description Id of a dump with the values; without it, they are those in `json`, or are generated */
            dump?: string;
            /** @description Path of a value of it; without it, all of it */
            at?: string;
            /** @description The values as JSON, where no dump is named */
            json?: string;
            /** @description Ids of codecs; without it all, and none for an empty list */
            codecs?: string[];
        };
        ClassDeclarations: {
            /** @description Full names of types that objects may be of, sorted; the first of many */
            types: string[];
            /** @description How many there are */
            typeCount: number;
            /** @description The one that is declared; absent where there are several or none, and none was named */
            type?: string;
            /** @description It and all that it refers to, in Java; absent as that */
            declarations?: string;
            /** @description What is referred to and is not there */
            missing: components["schemas"]["MissingClass"][];
            /** @description What could not be read, or is left out; a line each */
            problems: string[];
        };
        MissingClass: {
            className: string;
            /** @description What needs it, and why it is not there: `field price of com.acme.Order: it is not in what was given` */
            reason: string;
        };
        /** @description An imported object, and its encodings */
        ObjectEncodings: components["schemas"]["BroughtObject"] & {
            results: components["schemas"]["Encoding"][];
            millis: number;
        };
        BroughtObject: {
            /** @description As in source code: `java.util.LinkedHashMap` */
            className: string;
            /** @description How many were defined for it */
            classes: number;
            /** @description What differs from the dump; the first of many */
            losses: components["schemas"]["ObjectLoss"][];
            rewritten?: components["schemas"]["RewrittenStream"];
        };
        ObjectLoss: {
            /** @enum {string} */
            kind: "left_out" | "not_kept" | "undefined" | "stand_in";
            /** @description Of the field in the dump; empty for a class */
            path: string;
            className: string;
            reason: string;
        };
        /** @description What Java serialization writes of the object, compared with the dump; missing where it is a part of one */
        RewrittenStream: {
            /** @description Whether the bytes are the same */
            same: boolean;
            /**
             * Format: int64
             * @description Of the first difference
             */
            offset?: number;
            /** @description Of the field of the dump that is there */
            path?: string;
            /** @description In a word or two: `class version` */
            cause?: string;
            reason?: string;
        };
        /** @description Dumps with objects, and how each of them is decoded */
        PopulationRequest: components["schemas"]["DecodeRequest"] & {
            /** @description Ids of dumps; one that is named twice counts once */
            dumps: string[];
            /** @description Path of the value in each dump, such as `orders[0].user`; without it, the whole */
            at?: string;
            /**
             * @description Whether the elements of the list that is there are the objects, or all objects of a Java stream
             * @default false
             */
            each: boolean;
            /** @description Ids of codecs; without it all, and none for an empty list */
            codecs?: string[];
        };
        PopulationProgress: {
            /** @enum {string} */
            pass: "classes" | "objects" | "dictionaries" | "sizes";
            /** @description Dumps; of the last two passes, objects */
            done: number;
            total: number;
        };
        /** @description Many objects, encoded by several codecs */
        Population: {
            /** @description How many there were */
            dumps: number;
            /** @description How many gave objects */
            read: number;
            /** @description How many were encoded */
            objects: number;
            /** @description How many were defined for them */
            classes: number;
            /** @description The classes of the objects, most first; the first of many */
            roots: components["schemas"]["PopulationRoot"][];
            /** @description Dumps and objects that are not among them */
            left: components["schemas"]["PopulationReason"][];
            /** @description Objects that are not all of what their dump says */
            incomplete: components["schemas"]["PopulationReason"][];
            /** @description In the order of the list of codecs */
            codecs: components["schemas"]["PopulationCodec"][];
            best: components["schemas"]["PopulationBest"];
            millis: number;
            /**
             * Format: int64
             * @description What the objects take as they are, without layers; absent where they are parts of what their dumps have, or not all of them
             */
            bytes?: number;
        };
        PopulationRoot: {
            className: string;
            /** Format: int64 */
            objects: number;
        };
        PopulationReason: {
            reason: string;
            /**
             * Format: int64
             * @description How often
             */
            count: number;
            /** @description Name of the dump of which it was said first; empty for none in particular */
            first: string;
        };
        /** @description What one codec makes of the objects */
        PopulationCodec: {
            codec: string;
            /** @description Of the codec's library */
            version: string;
            /** @description How many it wrote and read back */
            encoded: number;
            /** @description Those that it did not, by reason */
            refused: components["schemas"]["PopulationReason"][];
            sizes?: components["schemas"]["PopulationSizes"];
            compressed?: components["schemas"]["PopulationTotals"];
            dictionary?: components["schemas"]["PopulationDictionary"];
            /** @description Why there is no dictionary; empty where there is one */
            noDictionary: string;
            label?: components["schemas"]["RoundTrip"];
            /** @description How many did not come back exactly */
            changed: number;
        };
        /** @description Sizes of encodings in bytes, with percentiles by nearest rank; absent where the codec wrote none */
        PopulationSizes: {
            min: number;
            p25: number;
            median: number;
            p75: number;
            p99: number;
            max: number;
            /** Format: int64 */
            total: number;
        };
        /** @description Bytes in all, each encoding compressed by itself; absent where the codec wrote none */
        PopulationTotals: {
            /** Format: int64 */
            deflate: number;
            /** Format: int64 */
            zstd: number;
            /** Format: int64 */
            lz4: number;
            /** Format: int64 */
            snappy: number;
        };
        /** @description Compression by zstd with a dictionary that was trained on some encodings and tried on others; absent where there is none */
        PopulationDictionary: {
            /** @description Of the dictionary, in bytes */
            size: number;
            /** @description Encodings that it was made of */
            trainedOn: number;
            /**
             * Format: int64
             * @description Encodings that it was tried on, none of them among those
             */
            validationCount: number;
            /**
             * Format: int64
             * @deprecated
             * @description As `validationCount`
             */
            heldOut: number;
            /**
             * Format: int64
             * @description Bytes of these after zstd without the dictionary
             */
            plain: number;
            /**
             * Format: int64
             * @description Bytes of these after zstd with it
             */
            with: number;
            /**
             * Format: int64
             * @description For all: what zstd writes without it, in the ratio of the two
             */
            estimate: number;
        };
        /** @description Codecs with the smallest totals among those that wrote every object and lost no value; absent where there is none */
        PopulationBest: {
            raw?: string;
            zstd?: string;
            /** @description By the estimate for all and the dictionary itself */
            dictionary?: string;
        };
        TimingRequest: {
            /**
             * @description Id of a sample
             * @example order
             */
            sample: string;
            /** @description Values that replace those the sample has */
            values?: {
                [key: string]: unknown;
            };
            /** @description Ids of codecs; without it all */
            codecs?: string[];
            /**
             * Format: int64
             * @description The sample's size, where it has one
             */
            size?: number;
            /** @description Instead of `size`: each codec is measured in each of these */
            sizes?: number[];
            /**
             * @description About 3 s a codec; a minute in three processes; as an article measured
             * @default quick
             * @enum {string}
             */
            plan: "quick" | "thorough" | "article";
        };
        TimingObjectRequest: components["schemas"]["EncodeObjectRequest"] & {
            /**
             * @default quick
             * @enum {string}
             */
            plan: "quick" | "thorough" | "article";
        };
        TimingDeclaredRequest: components["schemas"]["EncodeDeclaredRequest"] & {
            /** @description Instead of `size`, where the values are generated: each codec is measured with an object of each of these */
            sizes?: number[];
            /**
             * @default quick
             * @enum {string}
             */
            plan: "quick" | "thorough" | "article";
        };
        TimingRun: {
            id: string;
            /** @description That it is in */
            space: string;
            /** @description Of the object that was measured, or the name of the file it was imported from */
            title: string;
            /** @description Empty for one that was imported */
            plan: string;
            /** @description Empty for one that was imported */
            cpu: string;
            /** Format: date-time */
            keptAt: string;
        };
        Timings: {
            /** @description Whether this server measures */
            allowed: boolean;
            runs: components["schemas"]["TimingRun"][];
        };
        StoredTiming: components["schemas"]["TimingRun"] & {
            run?: components["schemas"]["Timing"];
            jmh: components["schemas"]["JmhResult"][];
        };
        /** @description A result as JMH writes it; of what else is there, nothing is lost */
        JmhResult: {
            benchmark: string;
            mode?: string;
            params?: {
                [key: string]: string;
            };
            primaryMetric: {
                score: number;
                scoreUnit?: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        TimingIteration: {
            codec: string;
            /** @description Of the object, where its size was chosen */
            elements?: number;
            /** @enum {string} */
            operation: "encode" | "decode";
            /** @description The process it ran in, from 1 */
            process: number;
            processes: number;
            /** @description The iteration in its process, from 1; those that do not count come first */
            number: number;
            iterations: number;
            counts: boolean;
            /** @description Of one call */
            nanos: number;
        };
        Timing: {
            /** @description Of the object */
            title: string;
            /** @description Its id; missing where the object is of a dump */
            sample?: string;
            object?: components["schemas"]["TimedObject"];
            values?: {
                [key: string]: unknown;
            };
            size?: number;
            /** @enum {string} */
            plan: "quick" | "thorough" | "article";
            /** Format: date-time */
            started: string;
            seconds: number;
            machine: components["schemas"]["TimingMachine"];
            results: components["schemas"]["CodecTime"][];
        };
        /** @description An object of a dump */
        TimedObject: {
            className: string;
            /** @description Path of the value; empty for the only object */
            at: string;
        };
        TimingMachine: {
            cpu: string;
            processors: number;
            /**
             * Format: int64
             * @description In bytes; 0 where unknown
             */
            memory: number;
            system: string;
            jdk: string;
            jmh: string;
            /** @description Of the JVMs that measured */
            flags: string[];
            /** @description Average number of running processes in the minute before; negative where unknown */
            loadBefore: number;
            loadAfter: number;
        };
        /** @description Where `state` is not `measured`, there is a `reason` instead of times. */
        CodecTime: {
            codec: string;
            /** @description Of the object, where its size was chosen */
            elements?: number;
            /** @enum {string} */
            state: "measured" | "refused" | "failed";
            /** @description Of the codec's library */
            version: string;
            /** @description Of the encoding, in bytes */
            size?: number;
            /** @description What the codec keeps from one call to the next */
            reused?: string;
            encode?: components["schemas"]["OperationTime"];
            decode?: components["schemas"]["OperationTime"];
            reason?: string;
            /** @description Where it failed: the last lines that its processes wrote */
            log?: string;
        };
        OperationTime: {
            /** @description Of one call */
            nanos: number;
            /** @description Half of the interval that holds it with 99.9 % confidence */
            error?: number;
            perSecond: number;
            /** @description Of the encoding */
            megabytesPerSecond: number;
            /** @description Bytes on the heap for one call */
            allocated?: number;
            /** @description Whether the error is above 20 %: measure again */
            noisy: boolean;
        };
        Encodings: {
            sample: string;
            /** @description All values that were encoded */
            values: {
                [key: string]: unknown;
            };
            size?: number;
            results: components["schemas"]["Encoding"][];
            millis: number;
        };
        /** @description The result of a codec for a sample. Where `state` is not `encoded`, only `reason` is present. */
        Encoding: {
            codec: string;
            /**
             * @description `unsupported`: it cannot encode this object; `unavailable`: its library cannot be loaded
             * @enum {string}
             */
            state: "encoded" | "unsupported" | "unavailable";
            reason?: string;
            /** @description Of the library */
            version: string;
            /** @description In bytes */
            size?: number;
            compressed?: components["schemas"]["CompressedSizes"];
            /**
             * Format: byte
             * @description All of them, where they are at most 16 KiB
             */
            bytes?: string;
            /** @description Id of a dump with the bytes */
            dump?: string;
            /** @description Id of its tree */
            tree?: string;
            /** @description Id of the root field of the tree */
            root?: string;
            /** @description What the bytes are decoded as */
            format?: string;
            /** @description The language of the schema by which they were written, where one was needed */
            schema?: {
                language: string;
                /** @description Of the names of files, without the dot */
                ending: string;
            };
            /**
             * @description Byte order of the format, where that is left open
             * @enum {string}
             */
            order?: "big" | "little";
            /** @description Bytes that have a meaning */
            explained?: number;
            /** @description Bytes by role; they add up to the size */
            roles?: {
                [key: string]: number;
            };
            /** @description Bytes by member of the object, elements together; they add up to the size */
            members?: components["schemas"]["MemberBytes"][];
            /** @description The bytes in order, where there are at most 4,096 of these */
            runs?: components["schemas"]["Run"][];
            label?: components["schemas"]["RoundTrip"];
            /** @description Encoding, reading back and explaining */
            millis?: number;
        };
        CompressedSizes: {
            deflate: number;
            zstd: number;
            lz4: number;
            snappy: number;
        };
        MemberBytes: {
            /** @description Member of the object: `prices`; empty for overhead */
            path: string;
            bytes: number;
        };
        /** @description Neighbouring bytes that are one leaf of the tree */
        Run: {
            offset: number;
            /** @description In bytes; a byte that bit fields share is in one run only */
            length: number;
            role: string;
            /** @description Logical path in the object: `prices[3]`; empty for overhead */
            path: string;
            name: string;
            type: string;
            /**
             * @description Where it has several bytes with an order
             * @enum {string}
             */
            order?: "big" | "little";
            value: string;
        };
        FlexibilityMatrix: {
            /** @description Of what may become of one object, later ones are worse */
            outcomes: components["schemas"]["FlexibilityOutcome"][];
            codecs: {
                id: string;
                title: string;
                /** @description With its version */
                library: string;
            }[];
            changes: components["schemas"]["SchemaChange"][];
            /** @description Number of the first cell */
            from: number;
            /** @description Cells there will be */
            total: number;
            /** @description Whether more cells will come. Where not, and some are missing, measuring failed: ask again after half a minute */
            measuring: boolean;
            items: components["schemas"]["FlexibilityCell"][];
        };
        FlexibilityOutcome: {
            /** @enum {string} */
            id: "same" | "default" | "converted" | "lost" | "wrong" | "refused" | "crashed" | "not_written";
            title: string;
            /** @description One character */
            sign: string;
            meaning: string;
        };
        SchemaChange: {
            id: string;
            title: string;
            theme: string;
            directions: components["schemas"]["ChangeDirection"][];
        };
        /**
         * @description `backward`: bytes of the old classes, read with the new ones
         * @enum {string}
         */
        ChangeDirection: "backward" | "forward" | "same_version";
        FlexibilityCell: {
            codec: string;
            change: string;
            direction: components["schemas"]["ChangeDirection"];
            /** @description Id of one */
            outcome: string;
            /** @description Of the worst that happened; of exceptions their text. Missing where all is the same */
            reason?: string;
        };
        ChangedPair: {
            codec: string;
            library: string;
            change: components["schemas"]["SchemaChange"];
            readings: components["schemas"]["ChangedReading"][];
        };
        ChangedReading: {
            direction: components["schemas"]["ChangeDirection"];
            outcome: string;
            reason?: string;
            /** @description What became of the values, at most 64; missing where nothing was read */
            members?: components["schemas"]["MemberFate"][];
            /** @description As a class list */
            writerClasses: string;
            /** @description As a class list */
            readerClasses: string;
            written?: components["schemas"]["VersionEncoding"];
            rewritten?: components["schemas"]["VersionEncoding"] & {
                /**
                 * @description What the reader's classes wrote: the object that was read, or one of the same values that the reader has
                 * @enum {string}
                 */
                of: "read" | "own";
            };
            /** @description The bytes that were written, as the reader's schema explains them; missing where the format needs none, or both have the same */
            taken?: components["schemas"]["Run"][];
        };
        MemberFate: {
            /** @description Path in the object that was written; missing where it was not */
            written?: string;
            /** @description Path in the object that was read; missing where it has no place there */
            read?: string;
            outcome: string;
            /** @description The value where it is the same, otherwise what happened to it */
            words: string;
        };
        VersionEncoding: {
            /** @description In bytes */
            size: number;
            /**
             * Format: byte
             * @description All of them, where they are at most 4 KiB
             */
            bytes?: string;
            /** @description What decodes them */
            format?: string;
            /** @description Missing where the bytes are not explained */
            runs?: components["schemas"]["Run"][];
        };
        /** @description The result of reading the bytes back with the codec */
        RoundTrip: {
            /**
             * @description `references`: shared ones came back as copies; `types`, `values`: some were lost
             * @enum {string}
             */
            kind: "exact" | "references" | "types" | "values";
            /** @description In words; empty for an exact one */
            reason: string;
        };
        Schema: {
            id: string;
            /** @description That it is in */
            space: string;
            /** @description The format together with the schema: `protobuf:…` */
            formatId: string;
            format: string;
            /** @description Type of the outermost value; empty for the first the schema declares */
            root: string;
            name: string;
            /** @description In bytes */
            size: number;
            /** Format: date-time */
            createdAt: string;
        };
        SampleDump: {
            id: string;
            title: string;
            doc: string;
            category: string;
            /** Format: int64 */
            size: number;
            featured: boolean;
            /** @description What to decode it as, where its bytes do not tell */
            format?: string;
        };
        Spaces: {
            /** @description Everybody's first */
            names: string[];
            /** @description Where uploads go that name none */
            home: string;
            /** @description Who signed in with this browser, and may sign out by `POST /sign-out`; absent where nobody did */
            signedInAs?: string;
        };
        Dump: {
            /** @description Unguessable */
            id: string;
            name: string;
            /** Format: int64 */
            size: number;
            sha256: string;
            /** @description Who sees it: `public` for everybody, `~NAME` for one, else a team */
            space: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The format it was last decoded with */
            format?: string;
            /** @description What it says, in brief, in the last format that gave it a meaning */
            summary?: string;
        };
        Capture: {
            dump: components["schemas"]["Dump"];
            /** @description The layers to remove from the dump to get to it */
            layers: string;
            /** @enum {string} */
            state: "indexing" | "ready" | "failed";
            /** @description While indexing */
            progress?: number;
            detail?: string;
            /** @enum {string} */
            kind?: "pcap" | "pcapng";
            /**
             * Format: int64
             * @description Bytes of the file
             */
            size?: number;
            packets?: number;
            flows?: number;
            /** Format: int64 */
            capturedBytes?: number;
            /**
             * Format: int64
             * @description Of all packets, as they were on the wire
             */
            wireBytes?: number;
            /** @description ISO 8601 with nanoseconds */
            firstTime?: string;
            lastTime?: string;
            /** Format: int64 */
            issueCount?: number;
            /** @description Whether the file was read to its end */
            complete?: boolean;
            interfaces?: components["schemas"]["CaptureInterface"][];
            /** @description Which names of addresses are not known, where there are very many; a sentence each */
            notes?: string[];
        };
        CaptureInterface: {
            number: number;
            /** @description As the registry of link types numbers them */
            linkType: number;
            name: string;
            description: string;
            /** Format: int64 */
            snaplen: number;
        };
        FlowPage: {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            total: number;
            items: components["schemas"]["Flow"][];
            /** @description Whether all names of addresses were known that items are found and shown by */
            complete: boolean;
            /** @description Which were not, a sentence each */
            notes: string[];
        };
        Flow: {
            number: number;
            /** @description `tcp`, `udp`, or the number of the registry of IP */
            protocol: string;
            a: components["schemas"]["FlowSide"];
            b: components["schemas"]["FlowSide"];
            packets: number;
            /**
             * Format: int64
             * @description As they were on the wire
             */
            bytes: number;
            /** @description ISO 8601 with nanoseconds */
            start?: string;
            /** @description From the first packet to the last */
            seconds?: number;
            facts: string[];
            /** @description The format that the user has set for the flow or its port */
            bound?: string;
        };
        FlowSide: {
            address: string;
            port: number;
            /** @description That the capture knows for the address */
            name?: string;
            packets: number;
            /**
             * Format: int64
             * @description As they were on the wire
             */
            bytes: number;
            /**
             * Format: int64
             * @description Of payload, gaps included
             */
            streamBytes: number;
            gaps: number;
            /** Format: int64 */
            gapBytes: number;
            retransmissions: number;
            outOfOrder: number;
            /** @description Packets that repeat bytes of the stream with different content */
            differingOverlaps: number;
            /** @description The layers to remove from the dump to get to this side's stream */
            layers?: string;
            /** @description As hex */
            firstBytes: string;
            format?: components["schemas"]["FormatCandidate"];
        };
        PacketPage: {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            total: number;
            items: components["schemas"]["Packet"][];
            /** @description Whether all names of addresses were known that items are found and shown by */
            complete: boolean;
            /** @description Which were not, a sentence each */
            notes: string[];
        };
        Packet: {
            /** @description From 1 */
            number: number;
            /** @description ISO 8601 with nanoseconds */
            time?: string;
            /**
             * Format: int64
             * @description In the capture
             */
            offset: number;
            /**
             * Format: int64
             * @description Captured bytes
             */
            length: number;
            /** @description Bytes it had on the wire */
            original: number;
            flow?: number;
            /** @enum {string} */
            side?: "a" | "b";
            /** @description Bytes it carries for its flow */
            payload: number;
            summary: string;
            marks: string[];
        };
        PacketFields: {
            packet: components["schemas"]["Packet"];
            /** @description The first of them in hexadecimal digits */
            bytes: string;
            /** @description In byte order, those that have parts before these */
            fields: {
                /** @description 0 for the frame of the link layer */
                depth: number;
                name: string;
                /** @description As it is shown */
                type: string;
                role: string;
                /**
                 * Format: int64
                 * @description In the packet
                 */
                offset: number;
                /** Format: int64 */
                length: number;
                /** @description In one line */
                value: string;
            }[];
            /** @description Whether there are further fields, or bytes */
            more: boolean;
        };
        Timeline: {
            /** @description ISO 8601 with nanoseconds */
            start?: string;
            spanSeconds: number;
            packets: number[];
            bytes: number[];
        };
        CaptureIssuePage: {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            total: number;
            items: components["schemas"]["CaptureIssue"][];
        };
        CaptureIssue: {
            /** Format: int64 */
            offset: number;
            packet?: number;
            message: string;
        };
        Conversation: {
            ready: boolean;
            progress: number;
            /**
             * @description Messages where the protocol is known; turns are runs of packets of one side; datagrams are those of UDP
             * @enum {string}
             */
            by: "messages" | "turns" | "datagrams";
            /** @description Streams that were decoded; datagrams are documents of their own */
            sides: components["schemas"]["ConversationSide"][];
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            total: number;
            items: components["schemas"]["ConversationMessage"][];
        };
        ConversationSide: {
            /** @enum {string} */
            side: "a" | "b";
            layers: string;
            format: string;
            formatTitle: string;
            tree: string;
            /** @enum {string} */
            status?: "complete" | "partial" | "unrecognised";
        };
        ConversationMessage: {
            /**
             * Format: int64
             * @description From 0, in the order of time
             */
            number: number;
            /** @enum {string} */
            side: "a" | "b";
            /** @description When its first byte came */
            time?: string;
            /** @description Its first byte came in */
            packet?: number;
            /**
             * Format: int64
             * @description In the stream of its side
             */
            offset: number;
            /** Format: int64 */
            length: number;
            /** @enum {string} */
            kind: "handshake" | "request" | "response" | "one_way" | "turn" | "datagram";
            /** @description Empty where the protocol is not known */
            title: string;
            /** @description Its field in the tree of its side */
            field?: string;
            /**
             * Format: int64
             * @description Number of the message that answers it, or that it answers
             */
            partner?: number;
            /** @description As hex */
            firstBytes: string;
            document?: components["schemas"]["DatagramDocument"];
            inside?: components["schemas"]["MessagePayload"];
        };
        /** @description A datagram as a document of its own, where its format is bound or recognised */
        DatagramDocument: {
            /** @description The layers to remove from the dump to get to it */
            layers: string;
            format: string;
            formatTitle: string;
            /**
             * Format: int64
             * @description First byte that belongs to the format
             */
            start: number;
            /** @enum {string} */
            status: "complete" | "partial" | "unrecognised";
            /** @description Its first issue */
            issue?: string;
        };
        /** @description The detected content of a message's payload */
        MessagePayload: {
            /** @description For display: `gzip → JSON` */
            title: string;
            /** @description Absent where only layers were detected */
            format?: string;
            /**
             * Format: int64
             * @description First byte of the content that belongs to the format
             */
            start: number;
            /** @description The layers to remove from the dump to get to it; absent for derived bytes, which the field leads to */
            layers?: string;
            /** @description Of the tree of its side, or of the datagram */
            field?: string;
        };
        Boundary: {
            /**
             * Format: int64
             * @description In the source of the tree
             */
            offset: number;
            /** Format: int64 */
            length: number;
            /** @description Whether the capture does not hold these bytes */
            gap: boolean;
            packet?: number;
            time?: string;
        };
        PortBinding: {
            port: number;
            format: string;
            /** @description For whose dumps */
            space: string;
        };
        DumpPage: {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            total: number;
            items: components["schemas"]["Dump"][];
        };
        Candidates: {
            /** @description The layers removed first, `raw` for none */
            layers: string;
            /** @description The same one by one, outermost first */
            chain: components["schemas"]["LayerLink"][];
            /** @description Layers that could be removed next */
            next: components["schemas"]["LayerCandidate"][];
            formats: components["schemas"]["FormatCandidate"][];
        };
        LayerLink: {
            /** @description The path up to and with this layer */
            layers: string;
            title: string;
            confidence: number;
            reason: string;
            /** @description Other layers that could be removed there */
            others: components["schemas"]["LayerCandidate"][];
        };
        Carvings: {
            /** @description The layers removed first; offsets count in their output */
            layers: string;
            /**
             * Format: int64
             * @description Bytes that were searched
             */
            size: number;
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            total: number;
            /** @description Whether there may be more than the whole list holds */
            more: boolean;
            /**
             * Format: int64
             * @description Offset before which all that begins is in the whole list
             */
            searched: number;
            items: components["schemas"]["Carving"][];
        };
        /** @enum {string} */
        NoteColour: "yellow" | "green" | "blue" | "red" | "purple";
        NoteToKeep: {
            /** @description That of a note to change; a new one where it is missing */
            id?: string;
            /**
             * @description The layers that were removed before the offset counts
             * @default raw
             */
            layers: string;
            /**
             * @description The format that the dump was read in
             * @default
             */
            format: string;
            /**
             * @description The source that the offset counts in; others than 0 are there only in the format
             * @default 0
             */
            source: number;
            /** Format: int64 */
            offset: number;
            /**
             * Format: int64
             * @description In bytes; 0 is a place between two bytes
             * @default 0
             */
            length: number;
            /**
             * @description Of the field or value; empty for a range
             * @default
             */
            path: string;
            colour?: components["schemas"]["NoteColour"];
            /**
             * @description Markdown; empty for a bookmark
             * @default
             */
            text: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            changedAt?: string;
        };
        NotesToKeep: {
            /**
             * @default 1
             * @enum {integer}
             */
            version: 1;
            dump?: {
                /** @description Of the bytes that the notes are about; other bytes are refused */
                sha256?: string;
            };
            notes: components["schemas"]["NoteToKeep"][];
        };
        Note: {
            id: string;
            layers: string;
            format: string;
            source: number;
            /** Format: int64 */
            offset: number;
            /** Format: int64 */
            length: number;
            path: string;
            colour: components["schemas"]["NoteColour"];
            text: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            changedAt: string;
        };
        OpenedBundle: {
            dump: components["schemas"]["Dump"];
            format: string;
            layers: string;
            /** Format: int64 */
            offset: number;
            /** @enum {string} */
            endian: "auto" | "big" | "little";
            /** @description How many notes the dump has now */
            notes: number;
            /** @description What is not as it was where the bundle was made, a sentence each */
            remarks: string[];
        };
        /** @description Either `values` or `bytes` */
        EditRequest: {
            /** @description Changed one after the other */
            values?: {
                /** @description The name of a class */
                class?: string;
                /** @description A field of the class that is taken out */
                drop?: string;
                /** @description The serialVersionUID that the class is to have, in decimal digits */
                uid?: string;
                /** @description Of a value */
                path?: string;
                /** @description What it becomes: as values are printed, without quotes */
                to?: string;
                /**
                 * @description With `to`, of a value that others refer to: they change as well, or it is copied; without it, that is refused
                 * @enum {string}
                 */
                shared?: "all" | "here";
                /** @description A value that is added to the list at the path */
                add?: string;
                /**
                 * @description The element at the path is written once more behind itself; or it
                 * @enum {string}
                 */
                part?: "copy" | "remove";
            }[];
            bytes?: {
                /** Format: int64 */
                offset: number;
                /**
                 * Format: int64
                 * @description How many bytes are replaced; 0 inserts
                 * @default 0
                 */
                removed: number;
                /**
                 * @description Hexadecimal digits, two for each byte
                 * @default
                 */
                inserted: string;
            }[];
            /** @default false */
            wrapped: boolean;
        };
        WorkList: {
            work: components["schemas"]["Work"][];
        };
        Work: {
            id: string;
            /** @description The kind of work: `decode`, `capture`, `layer`, `carve`, `align`, `edit`, `question`, `object`, `encoding`, `population`, `timing` or `answer` */
            pool: string;
            /** @description What it does */
            what: string;
            /**
             * @description Paused while others have their turn
             * @enum {string}
             */
            state: "running" | "paused" | "waiting";
            /** @description Who asked for it first */
            by: string;
            /** Format: date-time */
            since: string;
            /**
             * Format: int64
             * @description Since then
             */
            millis: number;
            /**
             * Format: int64
             * @description What it has computed, with processes that work for it
             */
            processorMillis: number;
            /**
             * Format: int64
             * @description What it has taken of the heap so far, whatever was collected since
             */
            allocatedBytes: number;
            /**
             * Format: int64
             * @description What processes that work for it have of the memory of the computer; 0 where there are none
             */
            residentBytes: number;
            /** @description 0 where that is not known */
            progress: number;
        };
        AuditEntry: {
            /** Format: date-time */
            time: string;
            /** @description The name of the token */
            caller: string;
            /** @enum {string} */
            action: "upload" | "open" | "download" | "share" | "change" | "delete" | "sign-in" | "refused";
            method: string;
            /** @description Of the request, which names what it is about */
            path: string;
            /** @description Where what was made is */
            made?: string;
            /** @description That an upload was given */
            name?: string;
            /** @description Of the client */
            address: string;
            /** @description Its id, which log lines have too */
            request: string;
        };
        TableDescription: {
            /**
             * @description What a row is of; the name of the table in questions
             * @enum {string}
             */
            rows: "files" | "messages" | "classes" | "fields";
            /** @description Of the columns, as the file says */
            version: string;
            /** @description The version of Hexplain that wrote it */
            build: string;
            /**
             * Format: int64
             * @description Its rows
             */
            count: number;
            columns: {
                name: string;
                /** @description As SQL names it */
                type: string;
                documentation: string;
            }[];
        };
        TableAnswer: {
            columns: {
                name: string;
                /** @description As SQL names it */
                type: string;
                /** @description Whether its cells are numbers */
                number: boolean;
            }[];
            rows: unknown[][];
            /** @description Whether there are further rows */
            more: boolean;
            millis: number;
        };
        Layout: {
            fields: {
                /** @description In the descriptor */
                name: string;
                /** @enum {string} */
                kind: "constant" | "length" | "total" | "counter" | "time" | "few" | "number" | "float" | "text" | "terminated-text" | "bytes" | "rest";
                /** @description What the kind is called */
                words: string;
                /**
                 * Format: int64
                 * @description In bytes; 0 where it has not always as many
                 */
                size: number;
                /** @enum {string} */
                order: "" | "big" | "little";
                /** @description What more is known of it */
                about: string;
                /** @description What it says in the messages, in brief */
                values: string;
            }[];
            messages: {
                name: string;
                /** Format: int64 */
                length: number;
                /** @description The first 256 bytes as hexadecimal digits */
                bytes: string;
                /** @description Where each field ends in it */
                ends: number[];
            }[];
            /** @description The beginning of a descriptor */
            descriptor: string;
            /** @description Whether all messages were aligned, and all of their fields were looked for */
            complete: boolean;
            /** @description What was left out, a sentence each */
            notes: string[];
        };
        PatchDocument: {
            before: components["schemas"]["PatchedSide"];
            after: components["schemas"]["PatchedSide"];
            ranges: {
                /** Format: int64 */
                offset: number;
                /** Format: int64 */
                removed: number;
                /** @description Hexadecimal digits, two for each byte */
                inserted: string;
            }[];
        };
        PatchedSide: {
            sha256: string;
            /** Format: int64 */
            size: number;
        };
        EditedDump: {
            dump: components["schemas"]["Dump"];
            format: string;
            /** @description Those of the tree, where they were put back (`wrapped`), with the ranges that they have now */
            layers: string;
            /** Format: int64 */
            offset: number;
            /** @enum {string} */
            endian: "auto" | "big" | "little";
            /** @description What was replaced for values, the lengths among it */
            edits: {
                /** Format: int64 */
                offset: number;
                path: string;
                /** @description The first bytes in hexadecimal */
                before: string;
                after: string;
            }[];
            /** @description Notes, a sentence each: where a limit ended the look at whether other values stayed as they were */
            notes: string[];
        };
        Notes: {
            /** @enum {string} */
            hexplain: "notes";
            /** @enum {integer} */
            version: 1;
            dump: {
                name: string;
                /** Format: int64 */
                size: number;
                sha256: string;
            };
            notes: components["schemas"]["Note"][];
        };
        Carving: {
            /** Format: int64 */
            offset: number;
            /**
             * Format: int64
             * @description To the end of the bytes around it where its own end is not known
             */
            length: number;
            /** @description Whether `length` leads to its own end */
            bounded: boolean;
            /** @enum {string} */
            kind: "java-serialization" | "gzip" | "zstd" | "lz4" | "lz4-block" | "bzip2" | "xz" | "snappy-framed" | "snappy-java" | "zip" | "base64" | "bson" | "class" | "avro" | "pcap" | "pcapng";
            title: string;
            /** @description The path that opens it */
            layers: string;
            /** @description The likely format of the content; absent where there is none */
            format?: string;
            confidence: number;
            reason: string;
        };
        LayerCandidate: {
            /** @description The path up to and with this layer */
            layers: string;
            title: string;
            confidence: number;
            reason: string;
        };
        FormatCandidate: {
            format: string;
            title: string;
            /**
             * Format: int64
             * @description Where in the source this reading starts
             */
            offset: number;
            confidence: number;
            reason: string;
        };
        Preview: {
            /**
             * Format: int64
             * @description Bytes that were sent
             */
            size: number;
            /** @description The first of them, in hex digits */
            head: string;
            candidates: components["schemas"]["Candidates"];
            /** @description The content of each layer, outermost first */
            steps: components["schemas"]["PreviewStep"][];
            format: components["schemas"]["FormatCandidate"];
            quickPreview?: components["schemas"]["QuickContentPreview"];
            /**
             * @deprecated
             * @description As `quickPreview`
             */
            glance?: components["schemas"]["QuickContentPreview"];
            /** @description Diagnoses of the text, where it is a message */
            diagnoses: components["schemas"]["Diagnosis"][];
        };
        /** @description The first fields of the bytes, decoded with the likeliest format; absent where the format has none */
        QuickContentPreview: {
            /** @description The first fields, each after the one that holds it */
            fields: components["schemas"]["PreviewField"][];
            /**
             * Format: int64
             * @description How many were decoded
             */
            fieldCount: number;
            /** @description Whether all bytes were there to decode; issues are only counted then */
            whole: boolean;
            /** Format: int64 */
            issueCount: number;
            issue?: components["schemas"]["LayerIssue"];
        };
        PreviewField: {
            /** @description 0 for the outermost */
            depth: number;
            name: string;
            type: string;
            /**
             * Format: int64
             * @description In the innermost layer
             */
            offset: number;
            /** Format: int64 */
            length: number;
            role: string;
            /** @description Of the field, shortened */
            value?: string;
        };
        PreviewStep: {
            /** @description The path up to and with this layer */
            layers: string;
            /**
             * Format: int64
             * @description Bytes inside
             */
            size: number;
            /** @description Whether the layer was read to its end */
            whole: boolean;
            /** @description The first bytes inside, in hex digits */
            head: string;
            /** @description The first issues */
            issues: components["schemas"]["LayerIssue"][];
            issueCount: number;
        };
        LayerIssue: {
            /** @enum {string} */
            severity: "error" | "warning" | "note";
            /**
             * Format: int64
             * @description In the input of the layer
             */
            offset: number;
            /**
             * Format: int64
             * @description Of the text, from 1
             */
            line?: number;
            message: string;
            expected?: string;
            actual?: string;
        };
        DiagnosisRequest: {
            /** @description A message, a stack trace, lines of a log */
            text: string;
            /** @description The tree whose fields are to be linked */
            tree?: string;
        };
        Diagnosis: {
            /** @description Of the symptom, as in `docs/messages.md` */
            id: string;
            title: string;
            /** @description The quoted part of the text */
            quote: string;
            /** @description What the bytes were, where the message shows them */
            bytes?: string;
            why: string;
            /** @description What to do, most likely first */
            remedies: string[];
            /** @description Fields of the tree that the message is about */
            fields: components["schemas"]["DiagnosisField"][];
        };
        DiagnosisField: {
            id: string;
            path: string;
            /** Format: int64 */
            offset: number;
            /** Format: int64 */
            length: number;
            /** @description Why the field is linked */
            what: string;
        };
        Inside: {
            /** @description The dump to open them in */
            dump: string;
            /** @description The layers to remove from that dump to get to them */
            layers: string;
            /** @description The detected layers around them, for display; empty for none */
            layersTitle: string;
            formats: components["schemas"]["FormatCandidate"][];
        };
        Origin: {
            /** @description What the offset counts in: the path to it, `raw` for the dump */
            layers: string;
            /** @description The layer that was removed there */
            title: string;
            /** Format: int64 */
            offset: number;
            /**
             * Format: int64
             * @description 0 where it is not known
             */
            length: number;
        };
        DecodeRequest: {
            /**
             * @description Id of a format or of a draft; `auto` takes the likeliest
             * @default auto
             */
            format: string;
            /**
             * @description Encoding layers to remove first: `xxd/gzip`, `base64@12+300`; `raw` for nothing, `auto` for what is recognised
             * @default auto
             */
            layers: string;
            /**
             * @description Byte order, for formats of native order; `auto` takes the more plausible. Others ignore it
             * @default auto
             * @enum {string}
             */
            endian: "auto" | "big" | "little";
            /**
             * Format: int64
             * @description First byte of the source to decode; the bytes before it are a gap. Absent: where the format is found; with `auto`, 0 means the same
             */
            offset?: number;
        };
        Tree: {
            id: string;
            dump: components["schemas"]["Dump"];
            format: string;
            formatTitle: string;
            /** @description The layers removed first, outermost first; `raw` for none */
            layers: string;
            /** @description The same for display; empty for none */
            layersTitle: string;
            /** Format: int64 */
            offset: number;
            /**
             * @description The byte order; only where the format is of native order
             * @enum {string}
             */
            endian?: "big" | "little";
            /** @description Why this byte order */
            endianReason?: string;
            /**
             * Format: int64
             * @description Bytes of the source
             */
            size: number;
            /** @enum {string} */
            state: "decoding" | "ready" | "failed";
            /** @description While decoding */
            progress?: number;
            /**
             * @description When ready
             * @enum {string}
             */
            status?: "complete" | "partial" | "unrecognised";
            /**
             * Format: int64
             * @description Fields, computed ones included
             */
            fields?: number;
            /**
             * Format: int64
             * @description Bytes in leaves other than gap and unparsed
             */
            covered?: number;
            /**
             * Format: int64
             * @description Bytes among these of which only the program that wrote them knows the meaning
             */
            opaque?: number;
            /** Format: int64 */
            issueCount?: number;
            /** Format: int64 */
            handleCount?: number;
            /** Format: int64 */
            maxDepth?: number;
            decodeMillis?: number;
            /** @description Why it failed */
            detail?: string;
            root?: components["schemas"]["Field"];
            /** @description How many sources were derived, when ready */
            derivedSources?: number;
            value?: components["schemas"]["LogicalValue"];
            finding?: components["schemas"]["Finding"];
            /** @description Whether the format says what its fields mean, when ready; otherwise values are what the tree says */
            hasOwnValues?: boolean;
            /**
             * @deprecated
             * @description As `hasOwnValues`
             */
            meaning?: boolean;
        };
        /** @enum {string} */
        Role: "magic" | "header" | "type" | "name" | "length" | "reference" | "value" | "padding" | "checksum" | "gap" | "unparsed";
        /** @description A part without content is absent. Long texts are cut, marked with an ellipsis. */
        Value: {
            /** @description The value itself: `1`, `0.4`, `"abc"` */
            actual?: string;
            /** @description Its name: `TC_OBJECT`, `SC_SERIALIZABLE | SC_WRITE_METHOD` */
            symbol?: string;
            /** @description Its meaning in words: `java.util.HashMap, 3 entries` */
            description?: string;
        };
        HandleRef: {
            /**
             * Format: int64
             * @description For /handles/{handle}; -1 when a reference points nowhere
             */
            id: number;
            /** @description As in the stream: `0x7E0003` */
            number: string;
            /**
             * Format: int64
             * @description Counts resets
             */
            epoch: number;
        };
        Field: {
            id: string;
            /** @description Absent at the root */
            parent?: string;
            /**
             * Format: int64
             * @description Position among the parent's children
             */
            index: number;
            /** @description `prices`, `[3]`, `classData[0]` */
            name: string;
            /**
             * Format: int64
             * @description In its source
             */
            offset: number;
            /** Format: int64 */
            length: number;
            /** @description Number of the source it lies in; 0 is the tree's own */
            source: number;
            /**
             * @description Part of the tiling of the tree's own source, read at a position of its own (it may overlap anything), or part of the tiling of a derived source
             * @enum {string}
             */
            placement: "tiled" | "positioned" | "derived";
            bits?: components["schemas"]["Bits"];
            /** @description `s8`, `u1`, `utf8-modified`, `java.util.HashMap`; for display */
            type: string;
            role: components["schemas"]["Role"];
            /** @enum {string} */
            endianness?: "big" | "little";
            value?: components["schemas"]["Value"];
            /** Format: int64 */
            childCount: number;
            /** @description Computed from a fixed layout rather than stored */
            computed: boolean;
            /** @description Whether it says nothing beyond what its parent says: a token, a class described before, a part without bytes */
            syntax?: boolean;
            defines?: components["schemas"]["HandleRef"];
            refersTo?: components["schemas"]["HandleRef"];
            /** @description Issues at this very field */
            issueCount?: number;
        };
        /** @description Where a bit field is in its bytes, which it shares with its neighbours */
        Bits: {
            /** @description Its first bit in the first byte, from the most significant, or from the least where `endianness` is `little` */
            first: number;
            width: number;
        };
        /** @description Bytes that decoding made from others */
        Source: {
            number: number;
            /** Format: int64 */
            size: number;
            /** @description The transformation: `zlib`, `xor` */
            layer: string;
            /** @description Number of the source it was made from; 0 is the tree's own */
            from: number;
            /**
             * Format: int64
             * @description First byte taken of that source
             */
            offset: number;
            /**
             * Format: int64
             * @description Bytes taken of it
             */
            length: number;
            /** @description Id of the field that it was made for */
            field?: string;
            /** @description Id of the field that spans it */
            root?: string;
        };
        SourcePage: {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            total: number;
            items: components["schemas"]["Source"][];
        };
        /** @description A notice about a whole dump, when it is opened */
        Finding: {
            /** @enum {string} */
            kind: "program" | "damaged-by-text" | "other-format" | "unrecognised" | "appended" | "one-of-several" | "truncated";
            title: string;
            /** @description The reason, and what to do; code in backquotes */
            detail: string;
            /**
             * Format: int64
             * @description Where to look
             */
            offset?: number;
            /** @description Texts that survived */
            readable: string[];
            /** @description Formats to read it as instead, most likely first */
            readings: components["schemas"]["FormatCandidate"][];
        };
        /** @description What bytes say */
        LogicalValue: {
            /** @description Id of the field that holds it */
            field: string;
            /** @description The member of the value of that field that it is, where the field holds that as well: `elements` of a list with members */
            within?: string;
            /**
             * Format: int64
             * @description Its number among the parts around it; -1 for the whole value
             */
            index: number;
            /** @description Of a member; of an element its number; of a value in a map its key */
            name: string;
            /** @description What it adds to the path of the value around it */
            step: string;
            /** @enum {string} */
            kind: "scalar" | "sequence" | "map" | "structure" | "reference" | "opaque";
            /** @description In the words of the format: `java.util.HashMap`; of a reference, that of the value it refers to */
            type?: string;
            /**
             * @description What the text of a scalar is
             * @enum {string}
             */
            scalar?: "null" | "boolean" | "integer" | "decimal" | "float" | "text" | "time" | "name" | "bytes";
            /** @description Of a scalar or opaque bytes, its first characters (bytes as hexadecimal digits); of other values, what they say in brief; of a reference, what the value it refers to says */
            text: string;
            /** @description Whether the text goes on */
            cut?: boolean;
            /**
             * Format: int64
             * @description Parts in it
             */
            count?: number;
            /** @description Why it is shown by its plain fields, although its type is known */
            problem?: string;
            defines?: components["schemas"]["HandleRef"];
            refersTo?: components["schemas"]["HandleRef"];
            /** @description Of a reference: id of the field that holds the value */
            target?: string;
            /** Format: int64 */
            offset: number;
            /** Format: int64 */
            length: number;
            source: number;
        };
        LogicalValuePage: {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            total: number;
            items: components["schemas"]["LogicalValue"][];
        };
        LogicalValueDetail: {
            /** @description Of the value; empty for the whole one */
            path: string;
            value: components["schemas"]["LogicalValue"];
            /** @description The values around it, outermost first */
            around: components["schemas"]["LogicalValue"][];
            /** @description The bytes it is made of: its own first, then those of the descriptors that say what it is, and of what it refers to */
            ranges: components["schemas"]["ValueRange"][];
            /** @description Of a scalar, the fields that it is read from, where these say something else: seconds and nanoseconds of an instant */
            raw: components["schemas"]["Field"][];
        };
        /** @description A part of the text of a value */
        LogicalValueText: {
            /** Format: int64 */
            from: number;
            /**
             * Format: int64
             * @description Of the whole text, in the units of `from`: bytes that it is read from, or characters
             */
            size: number;
            text: string;
            /**
             * Format: int64
             * @description Where the text goes on; absent at its end
             */
            next?: number;
        };
        ValueRange: {
            /** @description Id of the field that these bytes are */
            field: string;
            /**
             * @description What they are to the value
             * @enum {string}
             */
            is: "own" | "descriptor" | "referred";
            /** @description Of a descriptor, its class; of what is referred to, the path of that value, absent for the whole one */
            name?: string;
            /** Format: int64 */
            offset: number;
            /** Format: int64 */
            length: number;
            source: number;
        };
        FieldPage: {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            total: number;
            items: components["schemas"]["Field"][];
        };
        FieldDetail: {
            field: components["schemas"]["Field"];
            /** @description Shortened in the middle (`…`) when very deep */
            path: string;
            /** @description Whether the path can be used with field-by-path */
            pathComplete?: boolean;
            /** @description Its logical path in the encoded object (`prices[3]`), where the descriptor defines it; that of the nearest ancestor that has one otherwise */
            logical?: string;
            /** Format: int64 */
            depth: number;
            /** Format: int64 */
            offsetInParent?: number;
            /** @description From the outermost listed to the parent; only the nearest 64 are listed */
            ancestors: components["schemas"]["Field"][];
            doc?: string;
            docRef?: string;
            issues: components["schemas"]["Issue"][];
            classDescriptor?: components["schemas"]["ClassDescriptor"];
            defined?: components["schemas"]["Definition"];
            target?: components["schemas"]["Field"];
            source?: components["schemas"]["Source"];
        };
        /** @description The place in a descriptor that defines this field */
        Definition: {
            /** @description The descriptor: the one of the tree, or one it imports */
            format: string;
            line: number;
            /** @description In the YAML: `/types/header/seq/0` */
            path: string;
        };
        /** @description The class descriptor that this field is, or the one of its object */
        ClassDescriptor: {
            name: string;
            /** @description As in source: `long[]` for `[J` */
            displayName?: string;
            /** @description Decimal; too large for a JSON number */
            serialVersionUID?: string;
            flags: string[];
            proxyInterfaces?: string[];
            handle: components["schemas"]["HandleRef"];
            /** @description Field id of the descriptor */
            field: string;
            fields: components["schemas"]["ClassField"][];
            superClass?: components["schemas"]["ClassRef"];
        };
        ClassField: {
            name: string;
            /** @description As in source: `double[]` */
            type: string;
            typecode: string;
        };
        ClassRef: {
            name: string;
            handle: components["schemas"]["HandleRef"];
            field: string;
        };
        Handle: {
            handle: components["schemas"]["HandleRef"];
            definition: components["schemas"]["Field"];
            definitionPath?: string;
            /** Format: int64 */
            referenceCount: number;
            /**
             * Format: int64
             * @description Only where it defines a class descriptor
             */
            instanceCount?: number;
        };
        Issue: {
            /** @enum {string} */
            severity: "error" | "warning" | "note";
            /** Format: int64 */
            offset: number;
            /** Format: int64 */
            length?: number;
            /** @description Line of the text, for an issue of a dialect */
            line?: number;
            path?: string;
            field?: string;
            message: string;
            expected?: string;
            actual?: string;
            /** @description Number of the derived source that its offset counts in, where it is one */
            source?: number;
            /** @description The layer it is about, where it is one */
            layer?: string;
        };
        IssuePage: {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            total: number;
            items: components["schemas"]["Issue"][];
        };
        /**
         * @description The items of a list by column. A column's name is the name of a property; one with a dot is of an object inside.
         *     Columns in which no item has anything are left out, and so is a null for an item that has nothing.
         */
        Columns: {
            /** @description How many items there are */
            count: number;
            columns: {
                [key: string]: {
                    /** @description Every item has this */
                    all?: unknown;
                    /** @description One for each item */
                    each?: unknown[];
                    /** @description Numbers, each as its difference to the one before; the first to 0 */
                    steps?: number[];
                    /** @description What there is */
                    of?: unknown[];
                    /** @description For each item its place in `of` */
                    at?: number[];
                    /** @description With how many characters of the text before it each begins */
                    prefixLengths?: number[];
                    /** @description The other characters of each text */
                    suffixes?: string[];
                };
            };
        };
        /** @description A page as without columns, but for its items */
        ColumnsPage: {
            items: components["schemas"]["Columns"];
        } & {
            [key: string]: unknown;
        };
        Spans: {
            /** Format: int64 */
            offset: number;
            /**
             * Format: int64
             * @description Bytes that the items cover
             */
            length: number;
            /**
             * Format: int64
             * @description Offset to ask for next, where the window holds more spans than the limit
             */
            next?: number;
            items: components["schemas"]["Span"][];
        };
        Span: {
            /** Format: int64 */
            offset: number;
            /** Format: int64 */
            length: number;
            role: components["schemas"]["Role"];
            field: string;
            /** @description Name for the hover, with the parent's, 200 characters at most: `prices[3]` */
            name?: string;
            /** @description Short value for the hover */
            value?: string;
            /**
             * @description The worst issue that starts in it
             * @enum {string}
             */
            severity?: "error" | "warning" | "note";
        };
        StreamClasses: {
            /**
             * Format: int64
             * @description How many the stream describes
             */
            classCount: number;
            /** @description What they were looked up in, in order */
            comparedWith: string[];
            /** @description What could not be read of that */
            problems: string[];
            classes: components["schemas"]["StreamClass"][];
            /** @description Whether the list is not known to lack something: a limit may have ended it, or bytes are missing */
            complete: boolean;
            /** @description Where reading or a list ended, and why, a sentence each */
            notes: string[];
        };
        StreamClass: {
            /** @description As in source code */
            name: string;
            /** @enum {string} */
            kind: "serializable" | "externalizable" | "enum" | "proxy" | "array" | "neither";
            /** @description In decimal digits */
            serialVersionUID: string;
            /** @description Whether its `writeObject` wrote the data */
            writeObject: boolean;
            /**
             * Format: int64
             * @description Objects whose own class it is
             */
            instances: number;
            /**
             * Format: int64
             * @description Of its first descriptor
             */
            offset: number;
            /** @description Of that */
            path: string;
            /** @description How many fields it has; where there are very many, not all are listed */
            fieldCount: number;
            fields: components["schemas"]["StreamClassField"][];
            /** @description The next one above that the stream describes */
            superClass?: string;
            /** @description Of a proxy */
            interfaces: string[];
            /** @description Those in the stream */
            enumConstants: string[];
            verdict?: components["schemas"]["ClassVerdict"];
        };
        StreamClassField: {
            name: string;
            /** @description As in source code */
            type: string;
        };
        /** @description What becomes of a class when the stream is read; absent where it is compared with nothing */
        ClassVerdict: {
            /** @enum {string} */
            outcome: "same" | "readable" | "depends" | "missing" | "fails";
            /** @description The class file that it is compared with */
            where?: string;
            /** @description Of that class, in decimal digits */
            uid?: string;
            /** @enum {string} */
            uidOrigin?: "declared" | "computed" | "record" | "enum" | "not-serializable" | "not-known";
            /** @description What would have to hold of the class, so that its UID is that of the stream */
            matchesIf?: string[];
            thrown?: components["schemas"]["ClassVerdictException"];
            /** @description Those on either side */
            fields: components["schemas"]["ClassVerdictField"][];
            /** @description What else differs, a sentence each */
            notes: string[];
            remedies: components["schemas"]["ClassVerdictRemedy"][];
        };
        /** @description The first exception that reading ends with */
        ClassVerdictException: {
            /**
             * @description What is being read
             * @enum {string}
             */
            when: "descriptor" | "object" | "value";
            /** @description Its class */
            exception: string;
            message: string;
        };
        ClassVerdictField: {
            name: string;
            /** @enum {string} */
            kind: "same" | "missing-in-class" | "missing-in-stream" | "wider" | "type-differs" | "incompatible";
            /** @description As in source code */
            streamType?: string;
            /** @description As in source code */
            classType?: string;
            /** @description What reading does; empty where both are the same */
            effect: string;
        };
        ClassVerdictRemedy: {
            advice: string;
            /** @description To copy; empty where there is none */
            code: string;
        };
        StreamClassChanges: {
            /** @description Name of the earlier dump */
            before: string;
            /** @description Name of the later dump */
            after: string;
            /** @description How many classes changed; some of them are listed */
            changedCount: number;
            changed: components["schemas"]["StreamClassChange"][];
            /** @description How many classes are the same in both */
            same: number;
            /** @description How many classes only the earlier stream has */
            onlyBeforeCount: number;
            /** @description The first of them */
            onlyBefore: string[];
            /** @description How many classes only the later stream has */
            onlyAfterCount: number;
            /** @description The first of them */
            onlyAfter: string[];
        };
        StreamClassChange: {
            /** @description As in source code */
            name: string;
            /** @description In decimal digits */
            serialVersionUIDBefore: string;
            /** @description In decimal digits */
            serialVersionUIDAfter: string;
            /** @description Those that differ; `streamType` is the earlier type, `classType` the later one */
            fields: components["schemas"]["ClassVerdictField"][];
            /** @description What else differs, a sentence each */
            notes: string[];
        };
        StreamRisks: {
            /**
             * Format: int64
             * @description How many classes there are; those with the most bytes are listed
             */
            classCount: number;
            classes: {
                /** @description As in source code */
                name: string;
                /** Format: int64 */
                instances: number;
                /**
                 * Format: int64
                 * @description Of its instances, without those of the objects in them
                 */
                bytes: number;
            }[];
            /** @description Known gadget chains that are in it as a whole */
            chains: {
                name: string;
                /** @description An address that describes it */
                reference: string;
                links: components["schemas"]["RiskPlace"][];
            }[];
            /** @description What is worth a look, by kind; kinds without any are left out */
            findings: {
                /** @enum {string} */
                kind: "proxy" | "lambda" | "remote" | "address" | "url" | "embedded";
                /**
                 * Format: int64
                 * @description How many there are; the first ones are listed
                 */
                count: number;
                first: components["schemas"]["RiskPlace"][];
            }[];
            /** @description As JEP 290 counts */
            counts: {
                /**
                 * Format: int64
                 * @description The greatest
                 */
                depth: number;
                /**
                 * Format: int64
                 * @description Nulls, strings, back references and class descriptors too
                 */
                references: number;
                /** Format: int64 */
                bytes: number;
                /**
                 * Format: int64
                 * @description The greatest, with arrays that classes of the JDK make for what they read
                 */
                arrayLength: number;
                /**
                 * Format: int64
                 * @description How often a filter would be asked
                 */
                checks: number;
            };
            /** @description Whether all of the stream was read: a limit may have ended that, or bytes are missing */
            complete: boolean;
            /** @description Where reading ended, and why, a sentence each */
            notes: string[];
        };
        RiskPlace: {
            /** @description What is there: `CLASS#FIELD > CLASS` */
            text: string;
            /** Format: int64 */
            offset: number;
            /** Format: int64 */
            length: number;
            /** @description Empty where it is not known */
            path: string;
        };
        StreamFilter: {
            /** @enum {string} */
            by: "class" | "package";
            /** @enum {string} */
            sizes: "limited" | "unlimited";
            /** @description The pattern alone first */
            forms: {
                /** @enum {string} */
                target: "pattern" | "property" | "java" | "spring" | "tomcat" | "jenkins" | "redisson";
                /** @description To copy */
                text: string;
                /** @description What is to be known of it; empty where there is nothing */
                note: string;
            }[];
            /** @description What the stream alone does not tell */
            note: string;
            /** @description Whether all of the stream was read: a limit may have ended that, or bytes are missing */
            complete: boolean;
            /** @description Where reading ended, and why, a sentence each */
            notes: string[];
        };
        FilterTrial: {
            /** @description Whether nothing is rejected of what was read */
            accepted: boolean;
            /**
             * Format: int64
             * @description Checks that a part of the pattern allows
             */
            allowed: number;
            /**
             * Format: int64
             * @description Checks that no part decides: they pass, unless another filter rejects
             */
            undecided: number;
            /** Format: int64 */
            rejected: number;
            /** @description The first rejections; reading ends at the first one */
            first: components["schemas"]["FilterRejection"][];
            /** @description Whether all of the stream was read: a limit may have ended that, or bytes are missing */
            complete: boolean;
            /** @description Where reading ended, and why, a sentence each */
            notes: string[];
        };
        FilterRejection: {
            /** Format: int64 */
            offset: number;
            /** @description Of the field that leads to it; empty where it is not known */
            path: string;
            /** @description What it is: `class descriptor`, `array` */
            check: string;
            /** @description As `Class.getName` gives it; empty where no class is checked */
            className: string;
            /** @description The part of the pattern that rejects it */
            part: string;
            /**
             * Format: int64
             * @description Of nested calls of `readObject`, from 1
             */
            depth: number;
            /**
             * Format: int64
             * @description Read so far
             */
            references: number;
            /**
             * Format: int64
             * @description Read so far
             */
            streamBytes: number;
            /**
             * Format: int64
             * @description Absent where no array is made
             */
            arrayLength?: number;
        };
    };
    responses: {
        /** @description The client has this answer already */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The capture, or the progress of indexing it */
        Capture: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Capture"];
            };
        };
        /** @description The conversation, or the progress of decoding it */
        Conversation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Conversation"];
            };
        };
        /** @description Packets */
        Packets: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PacketPage"];
            };
        };
        /** @description The error and its remedy */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The text has errors, listed with their positions */
        Diagnostics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["DiagnosticsProblem"];
            };
        };
        /** @description The text of a descriptor */
        Descriptor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/yaml": unknown;
            };
        };
        /** @description The dump */
        DumpCreated: {
            headers: {
                /** @description The dump's address */
                Location?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Dump"];
            };
        };
        /** @description All bytes */
        Bytes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": string;
            };
        };
        /** @description The range asked for */
        BytesPart: {
            headers: {
                "Content-Range"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": string;
            };
        };
    };
    parameters: {
        TimingRun: string;
        /** @description The dump's id */
        Dump: string;
        /** @description The space that the dump is to be in; absent: the first that the token is for, or `public` */
        Space: string;
        /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
        SpaceMeant: string;
        /** @description The format's id */
        Format: string;
        /** @description The tree's id */
        Tree: string;
        /** @description The field's id; `0` is the root */
        Field: string;
        /** @description The handle's id: a number that counts definitions through the whole source, resets included */
        Handle: number;
        /** @description The member of the value of that field that is meant, where the field holds that as well */
        Within: string;
        /** @description Index of the first */
        From: number;
        /** @description Remove these layers instead of the detected ones; `raw` for none */
        Layers: string;
        /** @description Number of a flow from 0 */
        Flow: number;
        /** @description How many at most */
        Limit: number;
        /** @description Number of the source that the offset counts in; 0 is the tree's own */
        Source: number;
        /** @description First byte */
        RangeOffset: number;
        /** @description How many bytes, as far as there are as many; absent: all that follow */
        RangeLength: number;
        /** @description One range, for example `bytes=0-65535` or `bytes=-16`; anything else is ignored */
        Range: string;
    };
    requestBodies: {
        Binding: {
            content: {
                "application/json": {
                    /** @description Id of a format; empty to remove the binding */
                    format: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    healthLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Live"];
                };
            };
        };
    };
    healthReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every check is up that the server needs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
            /** @description At least one of these is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text format of Prometheus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The storage */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Storage"];
                };
            };
        };
    };
    listSpaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spaces */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Spaces"];
                };
            };
        };
    };
    openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": Record<string, never>;
                };
            };
        };
    };
    listFormats: {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Formats */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Format"][];
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    getFormat: {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path: {
                /** @description The format's id */
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The format */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormatDetail"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    saveFormat: {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path: {
                /** @description The format's id */
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        /** @description The descriptor, at most 256 KiB */
        requestBody: {
            content: {
                "text/yaml": string;
                "application/yaml": string;
            };
        };
        responses: {
            /** @description Saved, as a new version where it changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormatDetail"];
                };
            };
            /** @description Saved, under an id that is new */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormatDetail"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Diagnostics"];
        };
    };
    deleteFormat: {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path: {
                /** @description The format's id */
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getFormatSource: {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path: {
                /** @description The format's id */
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Descriptor"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    getFormatSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The format's id */
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema, in the schema language of the format */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    listVersions: {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path: {
                /** @description The format's id */
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionPage"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    getVersionSource: {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path: {
                /** @description The format's id */
                format: components["parameters"]["Format"];
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Descriptor"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    draft: {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The descriptor, at most 256 KiB */
        requestBody: {
            content: {
                "text/yaml": string;
                "application/yaml": string;
            };
        };
        responses: {
            /** @description The draft and its diagnostics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
        };
    };
    complete: {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletionRequest"];
            };
        };
        responses: {
            /** @description Proposals, likeliest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Completions"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
        };
    };
    describe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DescribeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Descriptor"];
            400: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Diagnostics"];
        };
    };
    listLayers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Layers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Layer"][];
                };
            };
        };
    };
    listDialects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Layers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Layer"][];
                };
            };
        };
    };
    preview: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                format?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The bytes, at most 4 MiB */
        requestBody: {
            content: {
                "application/octet-stream": string;
                "text/plain": string;
            };
        };
        responses: {
            /** @description The chain of layers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            400: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
        };
    };
    diagnose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiagnosisRequest"];
            };
        };
        responses: {
            /** @description In the order of the text, those that only wrap another last; empty where no message is known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diagnosis"][];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
        };
    };
    listSampleDumps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sample dumps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleDump"][];
                };
            };
        };
    };
    openSampleDump: {
        parameters: {
            query?: {
                /** @description The space that the dump is to be in; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["Space"];
            };
            header?: never;
            path: {
                sample: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["DumpCreated"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listSamples: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Samples */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sample"][];
                };
            };
        };
    };
    listCodecs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codecs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Codec"][];
                };
            };
        };
    };
    declareClassFiles: {
        parameters: {
            query?: {
                /** @description Full or simple name of the type; without it, the only one */
                type?: string;
                /** @description Of the file in a raw body, whose ending tells what it is; without it, an archive */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string[];
                };
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The declarations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassDeclarations"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    encode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditedSchemas"] & (components["schemas"]["EncodeRequest"] | components["schemas"]["EncodeObjectRequest"] | components["schemas"]["EncodeDeclaredRequest"]);
            };
        };
        responses: {
            /** @description The encodings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Encodings"] | components["schemas"]["ObjectEncodings"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Diagnostics"];
            503: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    alignMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Their ids in the order in which the messages were written */
                    dumps: string[];
                    /**
                     * @description Layers to remove from each
                     * @default raw
                     */
                    layers?: string;
                };
            };
        };
        responses: {
            /** @description What they have in common */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Layout"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    measurePopulation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PopulationRequest"];
            };
        };
        responses: {
            /** @description The population; or events: `begin` ({dumps, codecs}), `progress` (PopulationProgress), `end` (Population), `failed` (Problem) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Population"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Diagnostics"];
            503: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listFlexibility: {
        parameters: {
            query?: {
                /** @description How many cells the client has already */
                from?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cells, in the order of changes, their directions, and codecs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlexibilityMatrix"];
                    "application/vnd.hexplain.columns+json": components["schemas"]["ColumnsPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
        };
    };
    readChanged: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                codec: string;
                change: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both directions; one where nothing changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedPair"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    listTimings: {
        parameters: {
            query?: {
                /** @description Only those of a space; absent: all that the caller sees */
                space?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Runs, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timings"];
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    measure: {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimingRequest"] | components["schemas"]["TimingObjectRequest"] | components["schemas"]["TimingDeclaredRequest"];
            };
        };
        responses: {
            /** @description Events: `place` ({before}), `begin` ({total}), `waiting`, `iteration` (TimingIteration), `result` (CodecTime), `end` ({id, run: Timing, jmh}) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Diagnostics"];
            503: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    importTiming: {
        parameters: {
            query?: {
                /** @description Name of the file */
                name?: string;
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 4 MiB */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JmhResult"][];
            };
        };
        responses: {
            /** @description The run */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimingRun"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getTiming: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                run: components["parameters"]["TimingRun"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredTiming"];
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    deleteTiming: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                run: components["parameters"]["TimingRun"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
        };
    };
    exportTiming: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                run: components["parameters"]["TimingRun"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JmhResult"][];
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    listSchemas: {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Schemas */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schema"][];
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    addSchema: {
        parameters: {
            query: {
                /** @description A format that needs a schema, such as `protobuf` */
                format: string;
                /** @description Type of the outermost value; without one the first the schema declares */
                root?: string;
                /** @description A display name, usually the file's name */
                name?: string;
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The schema in the format's own schema language, at most 1 MiB */
        requestBody: {
            content: {
                "text/plain": string;
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The schema */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schema"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Diagnostics"];
        };
    };
    getSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                schema: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema as it was uploaded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    deleteSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                schema: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
        };
    };
    listDumps: {
        parameters: {
            query?: {
                /** @description Only the dump of this content, by its SHA-256; `filter` and the page count for nothing then */
                sha256?: string;
                /** @description Only those of a space; absent: all that the caller sees */
                space?: string;
                /** @description Words all of which have to occur in the name of a dump, the format it was last decoded with, or what it says; a to z match A to Z, too */
                filter?: string;
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DumpPage"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    uploadDump: {
        parameters: {
            query?: {
                /** @description A display name, usually the file's name */
                name?: string;
                /** @description The space that the dump is to be in; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["Space"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Without one, the dump is empty */
        requestBody?: {
            content: {
                "application/octet-stream": string;
                "text/plain": string;
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            201: components["responses"]["DumpCreated"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getDump: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dump */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dump"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    deleteDump: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    renameDump: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description The dump */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dump"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
        };
    };
    getDumpBytes: {
        parameters: {
            query?: {
                /** @description What is inside these layers; `raw` for the dump itself */
                layers?: string;
            };
            header?: {
                /** @description One range, for example `bytes=0-65535` or `bytes=-16`; anything else is ignored */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bytes"];
            206: components["responses"]["BytesPart"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            416: components["responses"]["Problem"];
        };
    };
    detect: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Candidates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidates"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    getCapture: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Capture"];
            202: components["responses"]["Capture"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listFlows: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                /** @description What to order by; `-` before it for the largest first */
                sort?: "number" | "packets" | "bytes" | "start" | "duration" | "a" | "b" | "-number" | "-packets" | "-bytes" | "-start" | "-duration" | "-a" | "-b";
                /** @description Words all of which have to occur in an endpoint, a name, the protocol or a fact, or in what a side sent */
                filter?: string;
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Flows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowPage"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getFlow: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
                /** @description Number of a flow from 0 */
                flow: components["parameters"]["Flow"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A flow */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flow"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    bindFlow: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
                /** @description Number of a flow from 0 */
                flow: components["parameters"]["Flow"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Binding"];
        responses: {
            /** @description Bound */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
        };
    };
    listPacketsOfFlow: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
                /** @description Words, all of which occur in the addresses, names or the protocol of its flow, in its flags, or in what it carries */
                filter?: string;
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
                /** @description Number of a flow from 0 */
                flow: components["parameters"]["Flow"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Packets"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getConversation: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                /** @description Read both sides in this format instead of what they are bound to or look like */
                format?: string;
                /** @description Whose bytes count where segments overlap */
                overlaps?: "first" | "last" | "bsd" | "linux" | "old-linux";
                /** @description Words, all of which occur in a message, or in the one that it answers or is answered by */
                filter?: string;
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
                /** @description Number of a flow from 0 */
                flow: components["parameters"]["Flow"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Conversation"];
            202: components["responses"]["Conversation"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    listPackets: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
                /** @description Words, all of which occur in the addresses, names or the protocol of its flow, in its flags, or in what it carries */
                filter?: string;
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Packets"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getPacket: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
                /** @description Its number */
                packet: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packet, its first 262,144 bytes and their first 2,000 fields */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketFields"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getTimeline: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                spans?: number;
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    listCaptureIssues: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Issues */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureIssuePage"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    listPorts: {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bindings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortBinding"][];
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    bindPort: {
        parameters: {
            query?: {
                /** @description The space that is meant, and everybody's behind it; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["SpaceMeant"];
            };
            header?: never;
            path: {
                port: number;
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Binding"];
        responses: {
            /** @description Bound */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
        };
    };
    listBoundaries: {
        parameters: {
            query: {
                /** @description First byte of the source */
                offset: number;
                length?: number;
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Boundaries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Boundary"][];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    carve: {
        parameters: {
            query?: {
                /** @description Remove these layers instead of the detected ones; `raw` for none */
                layers?: components["parameters"]["Layers"];
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what was found, by offset */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carvings"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    listNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All notes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notes"];
                };
            };
            404: components["responses"]["Problem"];
        };
    };
    keepNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotesToKeep"];
            };
        };
        responses: {
            /** @description All notes of the dump */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notes"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
                note: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Problem"];
        };
    };
    decode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecodeRequest"];
            };
        };
        responses: {
            /** @description The tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tree"];
                };
            };
            /** @description Being decoded */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tree"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tree"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    cancelTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    getTreeBytes: {
        parameters: {
            query?: never;
            header?: {
                /** @description One range, for example `bytes=0-65535` or `bytes=-16`; anything else is ignored */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bytes"];
            206: components["responses"]["BytesPart"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            416: components["responses"]["Problem"];
        };
    };
    getSources: {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcePage"];
                    "application/vnd.hexplain.columns+json": components["schemas"]["ColumnsPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getSourceBytes: {
        parameters: {
            query?: never;
            header?: {
                /** @description One range, for example `bytes=0-65535` or `bytes=-16`; anything else is ignored */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The source's number; 0 is the tree's own */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bytes"];
            206: components["responses"]["BytesPart"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            416: components["responses"]["Problem"];
        };
    };
    getExcerpt: {
        parameters: {
            query?: {
                /** @description First byte */
                offset?: components["parameters"]["RangeOffset"];
                /** @description How many bytes, as far as there are as many; absent: all that follow */
                length?: components["parameters"]["RangeLength"];
                /** @description The bytes themselves, or their text: the id of a dialect that is written */
                as?: string;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The source's number; 0 is the tree's own */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "text/plain": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getStatistics: {
        parameters: {
            query?: {
                /** @description First byte */
                offset?: components["parameters"]["RangeOffset"];
                /** @description How many bytes, as far as there are as many; absent: all that follow */
                length?: components["parameters"]["RangeLength"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The source's number; 0 is the tree's own */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What its bytes are as a whole */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ByteStatistics"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getDigraph: {
        parameters: {
            query?: {
                /** @description First byte */
                offset?: components["parameters"]["RangeOffset"];
                /** @description How many bytes, as far as there are as many; absent: all that follow */
                length?: components["parameters"]["RangeLength"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The source's number; 0 is the tree's own */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bytes"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getSourceMap: {
        parameters: {
            query?: {
                /** @description Parts at most */
                parts?: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The source's number; 0 is the tree's own */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceMap"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getInsideOfRange: {
        parameters: {
            query?: {
                /** @description First byte */
                offset?: components["parameters"]["RangeOffset"];
                /** @description How many bytes, as far as there are as many; absent: all that follow */
                length?: components["parameters"]["RangeLength"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The source's number; 0 is the tree's own */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How to open it, and its candidate formats */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inside"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
        };
    };
    getSpans: {
        parameters: {
            query: {
                /** @description Number of the source that the offset counts in; 0 is the tree's own */
                source?: components["parameters"]["Source"];
                /** @description First byte */
                offset: number;
                /** @description How many bytes */
                length?: number;
                /** @description How many spans at most */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Spans in byte order, covering the window without gaps, up to `next` where that is there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Spans"];
                    "application/vnd.hexplain.columns+json": components["schemas"]["ColumnsPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getInside: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How to open them, and their candidate formats */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inside"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
        };
    };
    getChecksumsLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ranges that match */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChecksumMatches"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getOrigin: {
        parameters: {
            query: {
                /** @description First byte of the source */
                offset: number;
                length?: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ranges, one for each layer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Origin"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getChildren: {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldPage"];
                    "application/vnd.hexplain.columns+json": components["schemas"]["ColumnsPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getValue: {
        parameters: {
            query?: {
                /** @description The member of the value of that field that is meant, where the field holds that as well */
                within?: components["parameters"]["Within"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogicalValueDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getValueParts: {
        parameters: {
            query?: {
                /** @description The member of the value of that field that is meant, where the field holds that as well */
                within?: components["parameters"]["Within"];
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogicalValuePage"];
                    "application/vnd.hexplain.columns+json": components["schemas"]["ColumnsPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getValueText: {
        parameters: {
            query?: {
                /** @description The member of the value of that field that is meant, where the field holds that as well */
                within?: components["parameters"]["Within"];
                /** @description Where to begin: 0, or the `next` of the part before */
                from?: number;
                /** @description Characters at most */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogicalValueText"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getValueDocument: {
        parameters: {
            query?: {
                /** @description The member of the value of that field that is meant, where the field holds that as well */
                within?: components["parameters"]["Within"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The field's id; `0` is the root */
                field: components["parameters"]["Field"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getValueAt: {
        parameters: {
            query: {
                /** @description Number of the source that the offset counts in; 0 is the tree's own */
                source?: components["parameters"]["Source"];
                offset: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogicalValueDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getValueByPath: {
        parameters: {
            query: {
                /** @description For example `orders[0].price` or `attributes["a b"]` */
                path: string;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogicalValueDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getFieldAt: {
        parameters: {
            query: {
                /** @description Number of the source that the offset counts in; 0 is the tree's own */
                source?: components["parameters"]["Source"];
                offset: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getFieldByPath: {
        parameters: {
            query: {
                /** @description For example `contents[0].classData[0].prices[3]` */
                path: string;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getFieldByLine: {
        parameters: {
            query: {
                /** @description A line of the descriptor the tree was decoded with */
                line: number;
                /** @description Where to look first */
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    query: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueryRequest"];
            };
        };
        responses: {
            /** @description The value */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueryResult"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Diagnostics"];
        };
    };
    find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindRequest"];
            };
        };
        responses: {
            /** @description Some of what was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hits"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Diagnostics"];
        };
    };
    countHits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountHitsRequest"];
            };
        };
        responses: {
            /** @description How many there are so far */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HitCounts"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Diagnostics"];
        };
    };
    getDifferences: {
        parameters: {
            query: {
                /** @description The id of the tree that comes after this one */
                with: string;
                /** @description What is compared; `auto`: what they say where both formats know that, otherwise fields of one format, otherwise bytes */
                as?: "auto" | "values" | "fields" | "bytes";
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many differences there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Differences"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getBundle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getReport: {
        parameters: {
            query?: {
                /** @description Markdown, one HTML file that needs nothing else, or a drawing of the first bytes only */
                as?: "markdown" | "html" | "svg";
                /** @description Fields further in are left out */
                depth?: number;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                    "text/html": string;
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    openBundle: {
        parameters: {
            query?: {
                /** @description The space that the dump is to be in; absent: the first that the token is for, or `public` */
                space?: components["parameters"]["Space"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The dump and how it was read */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedBundle"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Diagnostics"];
            507: components["responses"]["Problem"];
        };
    };
    edit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditRequest"];
            };
        };
        responses: {
            /** @description The edited dump and how to decode it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedDump"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
        };
    };
    listWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkList"];
                };
            };
            403: components["responses"]["Problem"];
        };
    };
    endWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                work: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
        };
    };
    describeTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its rows and columns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableDescription"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    askTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sql: string;
                    /** @default 200 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableAnswer"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    exportAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sql: string;
                    /**
                     * @default csv
                     * @enum {string}
                     */
                    as?: "csv" | "parquet";
                };
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.apache.parquet": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    getPatch: {
        parameters: {
            query: {
                /** @description Id of the dump that it is made of */
                from: string;
                /** @description The patch is of what is inside these layers of that dump; `raw` for the dump itself */
                layers?: string;
                /** @description IPS; bsdiff 4; or ranges as a document */
                as: "ips" | "bsdiff" | "json";
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The patch */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["PatchDocument"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    getWrapped: {
        parameters: {
            query: {
                /** @description Id of the dump with the layers */
                like: string;
                /** @description Layers of that dump */
                layers: string;
            };
            header?: never;
            path: {
                /** @description The dump's id */
                dump: components["parameters"]["Dump"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    getStreamClasses: {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Some of the classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamClasses"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    compareStreamClasses: {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
                /** @description Of the file in a raw body, whose ending tells what it is; without it, an archive */
                name?: string;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string[];
                };
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Some of the classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamClasses"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getStreamClassChanges: {
        parameters: {
            query: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
                /** @description The tree of the earlier stream */
                before: string;
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamClassChanges"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    getStreamRisks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamRisks"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getStreamFilter: {
        parameters: {
            query?: {
                /** @description Whether it names the classes of the stream or their packages */
                by?: "class" | "package";
                /** @description Whether it has limits of depth, references, bytes and arrays */
                sizes?: "limited" | "unlimited";
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filter */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamFilter"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    tryStreamFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description For example `maxdepth=20;java.util.*;!*` */
                    pattern: string;
                };
            };
        };
        responses: {
            /** @description What it says */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterTrial"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
        };
    };
    getIssues: {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuePage"];
                    "application/vnd.hexplain.columns+json": components["schemas"]["ColumnsPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getHandle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The handle's id: a number that counts definitions through the whole source, resets included */
                handle: components["parameters"]["Handle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The handle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handle"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getReferences: {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The handle's id: a number that counts definitions through the whole source, resets included */
                handle: components["parameters"]["Handle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldPage"];
                    "application/vnd.hexplain.columns+json": components["schemas"]["ColumnsPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
    getInstances: {
        parameters: {
            query?: {
                /** @description Index of the first */
                from?: components["parameters"]["From"];
                /** @description How many at most */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The tree's id */
                tree: components["parameters"]["Tree"];
                /** @description The handle's id: a number that counts definitions through the whole source, resets included */
                handle: components["parameters"]["Handle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldPage"];
                    "application/vnd.hexplain.columns+json": components["schemas"]["ColumnsPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
        };
    };
}
